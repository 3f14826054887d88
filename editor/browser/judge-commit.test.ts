import {tellFaults} from "../configuration/tell-fault"
import {namedContent} from "../testing/named-content"
import {afterCommit, judgeCommit} from "./judge-commit"

// biome-ignore lint/suspicious/noExplicitAny: data of any shape
type Json = any

const words = {
  "locales/en/common.json": {hello: "Hello {{name}}", more: "More"},
  "locales/es/common.json": {hello: "Hola {{name}}", more: "Más"},
  "locales/shared/gate.json": {retry: {en: "Again", es: "Otra vez"}},
}

const content: Record<string, Json> = {...namedContent(), ...words}
const [trip = "", other = ""] = Object.keys(content).filter(file => /experience\.json$/.test(file))

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))

/** What is said of a commit, made on a content that is sound but for some files. */
const told = async (
  additions: Record<string, Uint8Array>,
  deletions: string[] = [],
  broken: Record<string, Json> = {},
) => {
  const commit = {additions: new Map(Object.entries(additions)), deletions}
  const before = new Map(Object.entries({...content, ...broken}))
  return tellFaults(await judgeCommit(before, commit), "en")
}

const saved = (file: string, change: object) => told({[file]: bytes({...content[file], ...change})})

it("lets a sound commit pass, and gives the content after it", async () => {
  expect(await saved(trip, {price: 1234})).toBe("")
  const commit = {additions: new Map([[trip, bytes({price: 1})]]), deletions: [other]}
  const after = afterCommit(new Map(Object.entries(content)), commit)
  expect([after.get(trip), after.has(other)]).toEqual([{price: 1}, false])
})

it("refuses what the contract refuses, of a file by itself and beside the others", async () => {
  expect(await saved(trip, {price: "12,5"})).toContain(
    `Experiences › ${content[trip].slug} → Price: found "12,5", expected a whole number of euros`,
  )
  const {code} = content[other]
  expect(await saved(trip, {code})).toMatch(new RegExp(`found "${code}", as in Experiences › `))
  expect(await saved(trip, {regions: ["nowhere"]})).toContain('found "nowhere", expected one of')
  expect(await saved(trip, {slug: "elsewhere"})).toContain('Slug: found "elsewhere", expected "')
})

it("refuses to remove what another file names", async () => {
  const {groups} = content["data/pages/catalogue.json"]
  const named = `data/experiences/${groups[0].poster}/experience.json`
  expect(await told({}, [named])).toContain(
    `Pages › Catalogue → Groups › 1 › Poster: found "${groups[0].poster}"`,
  )
  const image = content[trip].image.replace("./", trip.replace("experience.json", ""))
  expect(await told({}, [image])).toContain("which does not exist")
  expect(await told({}, ["data/pages/pictures/of-no-page.jpg"])).toBe("")
})

it("refuses a picture that no page can show", async () => {
  const image = content[trip].image.replace("./", trip.replace("experience.json", ""))
  const heic = new Uint8Array(Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"))
  expect(await told({[image]: heic})).toContain("a HEIC photograph")
  expect(await told({[image]: new Uint8Array(9)})).toContain("cut off or damaged")
})

it("refuses words of the interface that are empty, or lose a value", async () => {
  expect(await saved("locales/es/common.json", {hello: "Hola"})).toContain(
    "Hello: found no values, expected the values {{name}}, as in English",
  )
  expect(await saved("locales/en/common.json", {more: " "})).toContain(
    "expected a text that is not empty",
  )
  expect(await saved("locales/shared/gate.json", {retry: {en: "Again", es: ""}})).toContain(
    "expected a text that is not empty",
  )
})

it("does not mind faults that were there before", async () => {
  const site = {...content["data/site.json"], email: "nobody"}
  const change = {[trip]: bytes({...content[trip], price: 1234})}
  expect(await told(change, [], {"data/site.json": site})).toBe("")
})
