import {existsSync} from "fs"
import {languages} from "../../src/i18n/languages"
import {githubConfig, localConfig} from "../configuration/modes"
import {guideAddress, guideFiles} from "./guide"

const place = {repo: "house/site", branch: "prose"}

it.each(languages)("is read in %s in the repository that the editor saves to", language => {
  expect(existsSync(guideFiles[language])).toBe(true)
  expect(guideAddress(githubConfig(new Map(), language, place), language)).toBe(
    `https://github.com/house/site/blob/prose/${guideFiles[language]}`,
  )
  expect(guideAddress(localConfig(new Map(), language), language)).toBeUndefined()
})
