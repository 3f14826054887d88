import fc from "fast-check"
import {readFileSync} from "fs"
import {rm} from "fs/promises"
import {whatsappUrl} from "../../src/chat/chat-link"
import {languages} from "../../src/i18n/languages"
import {translator} from "../../src/i18n/translator"
import {planPages} from "../pages/plan-pages"
import {planRedirects} from "../pages/plan-redirects"
import {chatText} from "../words/chat-text"
import {checkLinks} from "./check-links"
import {checkSchema} from "./check-schema"
import {checkSite} from "./check-site"
import {type Fault, tellFault} from "./fault"
import {parseJson} from "./read-json"
import {experienceSchema} from "./schema/experience"
import type {SiteContent} from "./site-content"
import {existing, targets} from "./testing/content-files"
import {changes, type Json, mutate} from "./testing/mutate"
import {makeSmallSite} from "./testing/small-site"
import {imageFields} from "./texts-of"

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"))

const words = languages.map(language => ({
  language,
  t: translator(language, {build: read(`locales/${language}/build.json`)}),
}))

const textsOf = (value: Json): string[] => {
  if (typeof value === "string") return [value]
  if (value === null || typeof value !== "object") return []
  // Editors' completion reads "$schema"; no page does.
  return Object.entries(value).flatMap(([key, inner]) => (key === "$schema" ? [] : textsOf(inner)))
}

const unclear = /\p{Cc}|\[object Object\]|TypeError|Invalid input/u

/** Faults that an editor could not read: unnamed, endless, or in a program's own words. */
const unclearFaults = (faults: readonly Fault[]) =>
  faults.filter(fault =>
    Object.values(tellFault(fault)).some(
      word => word === "" || word.length > 800 || unclear.test(word),
    ),
  )

const books = (link: string, number: string) => link.startsWith(`https://wa.me/${number}?text=`)

/** What is wrong with a model that the contract let through: HTML, or what would end the build. */
const dangers = (content: SiteContent, changed: unknown): unknown[] => {
  const {site, experiences} = content
  const isPath = (path: string) => /^\/([a-z0-9-]+\/)*$/.test(path)
  const links = experiences.flatMap(({messagingTitle, kind}) =>
    words.map(({language, t}) =>
      whatsappUrl(site.whatsapp, chatText(kind, messagingTitle[language], t)),
    ),
  )
  const addresses = [...Object.values(site.social), site.credit.url]
  return [
    ...textsOf(changed).filter(text => /[<>]/.test(text)),
    ...links.filter(link => !books(link, site.whatsapp)),
    ...addresses.filter(address => new URL(address).protocol !== "https:"),
    ...planRedirects(content).filter(({toPath}) => !isPath(toPath)),
    ...planPages(content).filter(({path}) => !isPath(path)),
  ]
}

const runs = 10_000

it(`takes ${runs} broken data files for sound content or for a list of faults`, () => {
  const seen = {sound: 0, faulty: 0}
  fc.assert(
    fc.property(fc.nat(targets.length - 1), changes, (index, list) => {
      const {file, schema, value, place} = targets[index] as (typeof targets)[number]
      const parsed = parseJson(file, mutate(value, list))
      imageFields(parsed.value)
      const {content, faults} = checkSchema(file, schema, parsed.value)
      const site = content && place(content)
      const ofLinks = checkLinks(file, schema, parsed.value, existing)
      const all = [...parsed.faults, ...faults, ...ofLinks, ...(site ? checkSite(site, []) : [])]
      seen[all.length > 0 ? "faulty" : "sound"] += 1
      expect(all.length > 0 ? unclearFaults(all) : site && dangers(site, content)).toEqual([])
    }),
    {numRuns: runs, seed: 8},
  )
  // Both ways must have been walked, or the changes are too wild or too tame.
  expect(seen.sound).toBeGreaterThan(runs / 100)
  expect(seen.faulty).toBeGreaterThan(runs / 2)
})

it("takes any bytes for a file of a site on disk, and says what is wrong with them", async () => {
  const site = await makeSmallSite()
  const file = "data/experiences/day-walk/experience.json"
  const whole = readFileSync(site.at(file))
  const bytes = fc.oneof(
    fc.uint8Array({maxLength: 300}).map(list => Buffer.from(list)),
    fc.nat(whole.length).map(end => whole.subarray(0, end)),
    fc
      .tuple(fc.nat(whole.length - 1), fc.nat(255))
      .map(([at, byte]) => Buffer.from(whole).fill(byte, at, at + 1)),
    fc
      .constantFrom(
        "[".repeat(100_000),
        `${'{"a":'.repeat(20_000)}1`,
        '{"__proto__":{"slug":"x"}}',
        "null",
      )
      .map(text => Buffer.from(text)),
    fc
      .integer({min: 500, max: 5000})
      .map(depth => Buffer.from("[".repeat(depth) + "]".repeat(depth))),
  )
  try {
    await fc.assert(
      fc.asyncProperty(bytes, async content => {
        await site.write(file, content)
        const {content: model, faults} = await site.load()
        expect(model ? dangers(model, model) : unclearFaults(faults)).toEqual([])
        expect(model === undefined).toBe(faults.length > 0)
      }),
      {numRuns: 40, seed: 8},
    )
  } finally {
    await rm(site.root, {recursive: true})
  }
})

it("leaves the prototype of objects alone", () => {
  const parsed = parseJson(
    "x",
    '{"__proto__": {"polluted": true}, "constructor": {"prototype": 1}}',
  )
  checkSchema("x", experienceSchema, parsed.value)
  expect(({} as {polluted?: boolean}).polluted).toBeUndefined()
})
