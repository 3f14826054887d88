import {existsSync, readFileSync} from "node:fs"
import {allKeys, lacking} from "./data"
import {type Entry, findBeyond, readReviewed, reviewFaults} from "./review"
import {makeUse} from "./use"

const missing = allKeys.find(key => lacking(key).length > 0) ?? ""
const everywhere = allKeys.find(key => lacking(key).length === 0) ?? ""

const build = (...uses: ReturnType<typeof makeUse>[]) => ({
  parts: [{place: "styles" as const, file: "a.css", uses}],
  own: new Set(["own"]),
})

const entry = (...features: string[]): Entry => ({
  place: "styles",
  features,
  from: [],
  kind: "ignored",
  why: "",
})

it("reports what some of the oldest browsers lack and no entry explains", () => {
  const found = findBeyond(build(makeUse("new thing", missing), makeUse("old thing", everywhere)))
  expect(reviewFaults(found, [])).toEqual([expect.stringContaining("styles: new thing in a.css")])
  expect(reviewFaults(found, [entry("new thing")])).toEqual([])
  expect(reviewFaults(found, [{...entry("new thing"), place: "pages"}])).toHaveLength(2)
})

it("reports entries that nothing needs, and those that stand there twice", () => {
  const found = findBeyond(build(makeUse("new thing", missing)))
  expect(reviewFaults(found, [entry("new thing", "old thing")])).toEqual([
    "nothing needs any more: styles old thing",
  ])
  expect(reviewFaults(found, [entry("new thing"), entry("new thing")])).toEqual([
    "listed twice: styles new thing",
  ])
})

it("takes a name that several things bear for the one that is everywhere", () => {
  expect(findBeyond(build(makeUse("a", missing, everywhere)))).toEqual([])
  expect(findBeyond(build(makeUse("a", missing, "unknown.key")))).toHaveLength(1)
  expect(findBeyond(build(makeUse("a", "unknown.key")))).toEqual([])
})

it("takes a member for the site's own where its own objects have one of that name", () => {
  const use = (member: string) => ({...makeUse(`.${member}`, missing), member})
  expect(findBeyond(build(use("own"), use("other"))).map(({written}) => written)).toEqual([
    ".other",
  ])
})

const reviewed = readReviewed()

const sources = reviewed.flatMap(({from, features}) =>
  from.flatMap(source => features.map(feature => [feature, source] as const)),
)

it.each(sources)("%s is said to come from %s, which there is", (feature, source) => {
  const isPackage = existsSync(`node_modules/${source}/package.json`)
  if (isPackage) return
  const words = feature.match(/[\w-]{4,}/g) ?? []
  const text = readFileSync(source, "utf8")
  expect(words.filter(word => text.includes(word))).not.toEqual([])
})

it("gives a reason for every entry", () => {
  for (const {features, kind, why} of reviewed) {
    expect([features, why]).toEqual([features, expect.stringMatching(/^[A-Z].+\.$/)])
    expect(["asked", "ignored", "everywhere", "namesake"]).toContain(kind)
  }
})
