import {z} from "zod"
import {checkContent, contentOrThrow} from "../gatsby/content/check-content"
import {formatIssue, setIssueLanguage} from "../gatsby/content/issue"
import {type SiteContent, schemaOfFile} from "../gatsby/content/schema/files"
import {innerOf, partsOf} from "../gatsby/content/schema/meta"
import {regionSchema} from "../gatsby/content/schema/region"
import {smallContent} from "../gatsby/content/testing/small-content"
import {launchBlocks, openPoints} from "../gatsby/launch/launch-report"
import {planPages} from "../gatsby/pages/create-pages"
import {planRedirects} from "../gatsby/pages/plan-redirects"
import type {StaffLanguage} from "../gatsby/words/staff-languages"
import {smallWords} from "../gatsby/words/testing/small-words"
import {type Language, languages} from "../src/i18n/languages"
import {checkDraft} from "./browser/check-draft"
import {contentFiles} from "./browser/saved-files"
import {quickReplies} from "./staff/quick-replies"
import {toForm} from "./values"

// biome-ignore lint/suspicious/noExplicitAny: data of any shape
type Data = any
type Files = Record<string, Data>
type Change = (files: Files) => unknown

const tour = "data/experiences/grand-tour/experience.json"
const bay = "data/experiences/whale-bay/experience.json"
const walk = "data/experiences/day-walk/experience.json"
const copy = "data/experiences/night-walk/experience.json"
const coast = "data/regions/coast/region.json"
const [home, catalogue] = ["data/pages/home.json", "data/pages/catalogue.json"]
const [questions, activities] = ["data/pages/questions.json", "data/activities.json"]
const [redirects, packing, site] = ["data/redirects.json", "data/packing.json", "data/site.json"]

const siteUrl = "https://www.roots.co"
const text = (en: string, es: string) => ({en, es})

const photo = (image: string) => ({
  image,
  imageAlt: text("A boat on the water, seen from above.", "Una lancha en el agua, desde arriba."),
  credit: "Ana Pérez",
  source: "Taken by our guide",
  people: "none",
})

/** The content before a change: a trip with a photograph that a region shows, and a link. */
const before = (): Files => {
  const files: Files = smallContent()
  files[bay].photos = [photo("./a.jpg")]
  files[coast].photo = "whale-bay/a.jpg"
  files[walk].description.en += " See [the bay](/experiences/whale-bay/)."
  return files
}

/** Takes another name wherever it stands. */
const rename = (files: Files, from: string, to: string) => {
  const renamed: Files = JSON.parse(JSON.stringify(files).replaceAll(from, to))
  for (const file of Object.keys(files)) delete files[file]
  Object.assign(files, renamed)
}

/** Changes each value of a file where its schema has texts, and each optional part. */
const mapSchema = (
  schema: z.ZodType,
  value: Data,
  change: {text?: (text: string, schema: z.ZodString) => string; isWithoutOptional?: boolean},
  isInText = false,
): Data => {
  const inner = innerOf(schema)
  if (value === undefined || (change.isWithoutOptional && inner !== schema)) return undefined
  const parts = partsOf(inner, value).flatMap(([key, part, held]) => {
    const isText = isInText || languages.includes(key as Language)
    const mapped = mapSchema(part, held, change, isText)
    return mapped === undefined ? [] : [[key, mapped] as const]
  })
  if (inner instanceof z.ZodArray) return parts.map(([, mapped]) => mapped)
  if (inner instanceof z.ZodObject) return Object.fromEntries(parts)
  return isInText && inner instanceof z.ZodString && change.text ? change.text(value, inner) : value
}

const mapFiles = (files: Files, change: Parameters<typeof mapSchema>[2]) => {
  for (const [file, value] of Object.entries(files))
    files[file] = mapSchema(schemaOfFile(file) as z.ZodType, value, change)
}

const lengthen = (text: string, {maxLength}: z.ZodString) =>
  text.padEnd(maxLength ?? 0, " more words").replace(/ $/, "s")

const accepted: Record<string, Change> = {
  "a trip is renamed, with its former slug": files => {
    rename(files, "day-walk", "forest-walk")
    files[walk.replace("day-walk", "forest-walk")].formerSlugs = ["day-walk"]
  },
  "a redirect more, and one with a query": files => {
    const to = "/es/experiences/whale-bay/"
    files[redirects].redirects = ["/viajes/caño", "/?p=123"].map(from => ({from, to}))
  },
  "a trip is deleted, and another put into its places": files => {
    delete files[walk]
    rename(files, "day-walk", "grand-tour")
    files[home].trips.experiences.pop()
  },
  "every text is in other words, but links": files =>
    mapFiles(files, {
      text: old => (old.includes("](") ? old : old.split(" ").toReversed().join(" ")),
    }),
  "every text is as long as it may be": files => mapFiles(files, {text: lengthen}),
  "a document of travel": files => (files[questions].questions[0].answer.es = "Tu documento."),
  "a question more": files => {
    const more = {key: "more", question: text("Why?", "¿Por qué?"), answer: text("So.", "Así.")}
    files[questions].questions.push(more)
  },
  "prices whose last day is past": files => (files[bay].prices.validUntil = "2000-12-31"),
  "no table of prices": files => delete files[bay].prices,
  "another price": files => (files[bay].price = 1450),
  "no photograph, and none that a region shows": files => {
    delete files[bay].photos
    delete files[coast].photo
  },
  "a photograph more": files => files[bay].photos.push(photo("./b.jpg")),
  "a new trip, copied from another, with words of its own": files => {
    const {title, description} = structuredClone(files[tour].seo)
    for (const language of languages) description[language] += "!"
    const changed = {slug: "night-walk", code: "NIGHT", seo: {title, description}}
    for (const language of languages) title[language] += "!"
    const words = {title, messagingTitle: text("Night walk", "Caminata nocturna")}
    files[copy] = {...files[walk], ...changed, ...words}
  },
  "another kind of month": files => (files[coast].months[3] = "wet"),
  "a season over New Year": files => (files[bay].season = {from: "12-01", to: "02-29"}),
  "another order": files => {
    for (const list of [files[questions].questions, files[activities].activities]) list.reverse()
    files[home].trips.experiences.reverse()
  },
  "a recommendation less": files => files[walk].recommendations.details.pop(),
  "nothing that is optional, but what a trip includes": files => {
    const includes = [tour, bay, walk].map(file => [file, files[file].includes])
    mapFiles(files, {isWithoutOptional: true})
    for (const [file, list] of includes) files[file].includes = list
  },
  "another code": files => (files[walk].code = "WALK"),
  "a new activity": files => {
    files[activities].activities.push({key: "diving", name: text("Diving", "Buceo")})
    files[bay].activities.push("diving")
  },
  "whom a price is for": files => (files[site].priceBasis = "person"),
  "a new region": files => {
    const {seo} = mapSchema(regionSchema, files[coast], {text: old => `${old.slice(1)}.`})
    files["data/regions/moor/region.json"] = {...files[coast], slug: "moor", seo}
  },
}

/** With the place that the issue names. */
const refused: Record<string, [place: string, Change]> = {
  "a former slug that a trip has": [
    `${walk} → formerSlugs[0]`,
    files => (files[walk].formerSlugs = ["whale-bay"]),
  ],
  "a deleted trip that the home page shows": [
    `${home} → trips.experiences[0]`,
    files => delete files[tour],
  ],
  "a deleted trip that a text links to": [`${walk} → description.en`, files => delete files[bay]],
  "a deleted trip that stands for its row": [
    `${catalogue} → groups[2].poster`,
    files => delete files[walk],
  ],
  "a deleted region that trips go to": [`${bay} → regions[0]`, files => delete files[coast]],
  "a deleted activity that trips have": [
    `${bay} → activities[1]`,
    files => files[activities].activities.pop(),
  ],
  "a deleted thing that trips ask for": [
    `${walk} → packing[1]`,
    files => files[packing].groups.pop(),
  ],
  "a passport, which Colombians need not": [
    `${questions} → questions[0].answer.es`,
    files => (files[questions].questions[0].answer.es = "Trae tu pasaporte."),
  ],
  "a deleted photograph that a region shows": [
    `${coast} → photo`,
    files => delete files[bay].photos,
  ],
  "a question with the key of a part of its page": [
    `${questions} → questions[1].key`,
    files => (files[questions].questions[1].key = "content"),
  ],
  "eleven months": [`${coast} → months`, files => files[coast].months.pop()],
  "no recommendation in its list": [
    `${walk} → recommendations.details`,
    files => (files[walk].recommendations.details = []),
  ],
}

const checkedOf = (files: Files, language: Language) => {
  setIssueLanguage(language)
  return checkContent(new Map(Object.entries(files)))
}

/** Makes what a build makes of the content as it was checked. */
const buildFrom = (content: SiteContent) => {
  const pages = planPages(content).map(({path}) => path)
  expect(new Set(pages).size).toBe(pages.length)
  const sources = planRedirects(content).map(({source}) => source)
  expect(new Set(sources).size).toBe(sources.length)
  expect(pages.filter(path => sources.includes(path))).toEqual([])
  for (const language of languages) {
    const t = smallWords[language]
    const replies = quickReplies({content, siteUrl, t, language}).map(({shortcut}) => shortcut)
    expect(new Set(replies).size).toBe(replies.length)
  }
  launchBlocks(content, {GATSBY_SITE_URL: siteUrl})
  openPoints(content)
}

/** What the form says of a change to one file; undefined of several, or of a deletion. */
const formSays = (old: Files, files: Files, language: StaffLanguage) => {
  const isChanged = (file: string) => JSON.stringify(files[file]) !== JSON.stringify(old[file])
  const [file, ...others] = Object.keys({...old, ...files}).filter(isChanged)
  if (!file || others.length > 0 || !(file in files)) return undefined
  contentFiles.clear()
  for (const [path, value] of Object.entries(old)) contentFiles.set(path, value)
  const data = toForm(JSON.stringify(files[file]))
  return checkDraft({collection: file.split("/")[1], path: file, data}, language).join("\n")
}

it.each(Object.entries(accepted))("takes %s", (_, change) => {
  const files = before()
  change(files)
  expect(formSays(before(), files, "es") ?? "").toBe("")
  buildFrom(contentOrThrow(checkedOf(files, "en")))
})

it.each(Object.entries(refused))("tells of %s in both languages", (_, [place, change]) => {
  const files = before()
  change(files)
  for (const [language, word] of [
    ["en", "expected"],
    ["es", "se espera"],
  ] as const) {
    const issues = checkedOf(files, language).issues.map(formatIssue)
    const atPlace = issues.filter(issue => issue.startsWith(`${place}: `))
    expect(atPlace.join()).toContain(word)
    expect(formSays(before(), files, language) ?? word).toContain(word)
  }
})
