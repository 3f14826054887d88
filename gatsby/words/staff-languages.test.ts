import {languages} from "../../src/i18n/languages"
import {sentenceOf} from "../launch/sentences"
import {staffLanguages, toStaffLanguage} from "./staff-languages"

// The site with a third language.
jest.mock("../../src/i18n/locales")

it("stays as it is where the site has a language more, which is answered in the fallback", () => {
  expect(languages.length).toBeGreaterThan(staffLanguages.length)
  expect(Object.keys(sentenceOf("noPlaceholder"))).toEqual(staffLanguages)
  const [fallback, second] = staffLanguages
  const third = languages.find(language => !staffLanguages.some(own => own === language))
  expect(toStaffLanguage(third)).toBe(fallback)
  expect(toStaffLanguage(undefined)).toBe(fallback)
  expect(toStaffLanguage(`${second}-CO`)).toBe(second)
})
