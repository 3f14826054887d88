import {languages} from "../../src/i18n/languages"
import {samplePages} from "../sample-pages"
import {partOf, readOptions} from "./options"

it("measures every template five times, and the entrances in every language, unless told otherwise", () => {
  const {screens, runs} = readOptions([])
  const names = screens.map(({name}) => name)
  for (const {name} of samplePages.filter(({isLegal}) => !isLegal))
    expect(names.filter(of => of.startsWith(`${name}, `)).length).toBeGreaterThan(0)
  for (const language of languages)
    expect(names).toEqual(expect.arrayContaining([`home, ${language}`, `catalogue, ${language}`]))
  expect(new Set(screens.map(({path}) => path)).size).toBe(screens.length)
  expect([runs, readOptions(["--runs=3"]).runs]).toEqual([5, 3])
})

it("measures two pages once for a quick look", () => {
  const {screens, runs} = readOptions(["--quick"])
  expect([screens.length, runs]).toEqual([2, 1])
})

it("looks quickly at the pages that are named, and as hosts serve them when told so", () => {
  const {screens, runs, isQuick, server} = readOptions(["--quick=/en/", "--served=nginx"])
  expect([screens.map(({path}) => path), runs, isQuick]).toEqual([["/en/"], 1, true])
  expect([server, readOptions([]).server]).toEqual(["nginx", "preview"])
  expect(partOf(readOptions(["--served=nginx"]))).toBe("nginx")
  expect(() => readOptions(["--served=apache"])).toThrow('found "--served=apache"')
})

it("measures answers alone when told so", () => {
  expect(readOptions([]).isAnswersOnly).toBe(false)
  expect(readOptions(["--answers", "--runs=7"])).toMatchObject({isAnswersOnly: true, runs: 7})
})

it("measures some pages when told which", () => {
  const {screens, isPartial} = readOptions(["--only=/es/experiences/,/en/"])
  expect(screens.map(({path}) => path)).toEqual(["/es/experiences/", "/en/"])
  expect([isPartial, readOptions([]).isPartial]).toEqual([true, false])
  expect(() => readOptions(["--only=/fr/"])).toThrow('found the page "/fr/", expected some of /en/')
})

it("goes on with an interrupted run when told so", () => {
  expect([readOptions(["--resume"]).isResumed, readOptions([]).isResumed]).toEqual([true, false])
})

it("names two words that ask for different runs", () => {
  expect(() => readOptions(["--resume", "--runs=3", "--only=/en/"])).toThrow(
    "found --resume and --only=/en/, expected one of them",
  )
})

it.each(["--runs=0", "--runs=many", "--fast", "--only="])(
  "names %s as a word it does not know",
  word => {
    expect(() => readOptions([word])).toThrow(`found "${word}"`)
  },
)
