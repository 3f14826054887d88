import {readFileSync} from "node:fs"
import fc from "fast-check"
import {checkSchema} from "../../gatsby/content/check-schema"
import {checkSite} from "../../gatsby/content/check-site"
import type {SiteContent} from "../../gatsby/content/site-content"
import {sound, targets} from "../../gatsby/content/testing/content-files"
import {languages} from "../../src/i18n/languages"
import {translator} from "../../src/i18n/translator"
import {tries} from "./cases"
import {anyText, slyText} from "./hostile-texts"
import {faultsOfFiles} from "./written-files"

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"))

const words = languages.map(language => ({
  language,
  t: translator(language, {build: read(`locales/${language}/build.json`)}),
}))

type Place = {holder: Record<string, unknown>; name: string}

const isWords = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && languages.every(language => language in value)

/** Fields that stand in one language alone and hold words. */
const plainFields = ["brand", "legalName", "taxId", "address", "telephone", "registration"]

/** Every place of a file where words stand. */
const placesIn = (value: unknown, places: Place[] = []): Place[] => {
  if (value === null || typeof value !== "object") return places
  const holder = value as Record<string, unknown>
  for (const [name, inner] of Object.entries(holder)) {
    const isText = typeof inner === "string"
    if (isText && (isWords(holder) || plainFields.includes(name))) places.push({holder, name})
    else if (isWords(holder) && Array.isArray(inner))
      for (const index of inner.keys())
        places.push({holder: inner as unknown as Place["holder"], name: String(index)})
    else placesIn(inner, places)
  }
  return places
}

const change = fc.tuple(fc.nat(), fc.oneof({weight: 3, arbitrary: slyText}, anyText))
const seen = {written: 0, refused: 0}

tries(
  "says whatever %d changed files hold as plain words in every file it writes, or refuses them",
  3000,
  fc.property(
    fc.nat(targets.length - 1),
    fc.array(change, {minLength: 1, maxLength: 3}),
    (index, changes) => {
      const {file, schema, value, place} = targets[index] as (typeof targets)[number]
      const changed = structuredClone(value)
      const places = placesIn(changed)
      if (places.length === 0) return
      for (const [at, text] of changes) {
        const {holder, name} = places[at % places.length] as Place
        // A text may have to have a length: what stands there goes on after the hostile one.
        const before = String(holder[name])
        holder[name] = text.length < before.length ? text + before.slice(text.length) : text
      }
      const {content, faults} = checkSchema(file, schema, changed)
      const site = content && (place(content) as SiteContent)
      const all = [...faults, ...(site ? checkSite(site, []) : [])]
      if (!site || all.length > 0) {
        seen.refused += 1
        return
      }
      seen.written += 1
      expect(faultsOfFiles(site, words)).toEqual([])
    },
  ),
  cases => {
    expect(seen.written).toBeGreaterThan(cases / 10)
    expect(seen.refused).toBeGreaterThan(cases / 10)
  },
)

it("finds nothing in the files of a site without anything hostile", () => {
  expect(faultsOfFiles(sound, words)).toEqual([])
})
