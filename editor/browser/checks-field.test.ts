import {type Language, languages} from "../../src/i18n/languages"
import {checksControl} from "./checks-field"

type Field = {isValid: (this: object) => Promise<true | {error: {message: string}}>}

beforeAll(() => Object.assign(globalThis, {createClass: (definition: object) => definition}))

/** What a save is told of a draft. */
const answerTo = (entry: object, language: Language) => {
  const field = checksControl({} as never, language) as unknown as Field
  return field.isValid.call({props: {entry}})
}

it.each(languages)("tells of a check that breaks, and refuses the save, in %s", async language => {
  const broken = () => {
    throw new TypeError("no such thing")
  }
  const answer = await answerTo({get: broken}, language)
  expect(answer).toEqual({error: {message: expect.stringContaining("TypeError: no such thing")}})
})

it("lets pass what is no data file", async () => {
  expect(await answerTo({get: () => ({toJS: () => ({})})}, "en")).toBe(true)
})
