import {titleLength, withBrand} from "../../src/seo/with-brand"
import {checkChannels} from "./check-codes"
import {type Fault, faultAt, show} from "./fault"
import {type Own, shared} from "./own-values"
import {fileSchemas, nameOf} from "./schema/files"
import {groupKeys} from "./schema/groups"
import type {SiteContent} from "./site-content"
import {today} from "./today"

const keysOf = (file: string, field: string, list: readonly {key?: unknown}[]) =>
  list.flatMap(({key}, index): Own[] => {
    if (typeof key !== "string") return []
    const place = {file, field: `${field}[${index}].key`}
    return [{...place, key, code: "repeated", values: {found: show(key)}}]
  })

/** Every list of a file, at any depth, whose entries have keys: none may have one twice. */
const repeatedKeys = (file: string, value: unknown, field = ""): Fault[] => {
  if (value === null || typeof value !== "object") return []
  const isList = Array.isArray(value)
  const place = (key: string) => (isList ? `${field}[${key}]` : field ? `${field}.${key}` : key)
  return [
    ...(isList ? shared(keysOf(file, field, value)) : []),
    ...Object.entries(value).flatMap(([key, inner]) => repeatedKeys(file, inner, place(key))),
  ]
}

/** A search for the brand finds the home page, so its title must hold the brand. */
const homeTitles = ({home, site}: SiteContent): Fault[] =>
  Object.entries(home.seo.title)
    .filter(([, title]) => !withBrand(title, site.brand).endsWith(site.brand))
    .map(([language, title]) =>
      faultAt("brand-room", "data/pages/home.json", `seo.title.${language}`, {
        found: show(title),
        maximum: titleLength - withBrand("", site.brand).length,
      }),
    )

/** The days of a lawyer's review and of a rate of exchange are none that have yet to come. */
const futureDays = ({legal, pesos}: SiteContent["site"], now: string): Fault[] =>
  Object.entries({"legal.reviewed": legal?.reviewed, "pesos.date": pesos?.date}).flatMap(
    ([field, day]) =>
      day && day > now
        ? faultAt("future-day", "data/site.json", field, {found: show(day), today: now})
        : [],
  )

/** Prices by the number of travellers are for one person. */
const groupPrices = ({site, experiences}: SiteContent): Fault[] =>
  experiences.flatMap(({slug, prices}): Fault[] =>
    prices && site.priceBasis === "group"
      ? [faultAt("price-group", `data/experiences/${slug}/experience.json`, "prices")]
      : [],
  )

/**
 * Checks references between files: groups, posters, unique names.
 *
 * @param content - content whose files are each sound by themselves
 * @param now - today, as YYYY-MM-DD
 * @param folders - names of all experiences; one that is not sound has faults of its own already
 */
export const checkSite = (
  content: SiteContent,
  folders: readonly string[],
  now = today(),
): Fault[] => {
  const {catalogue, packing, experiences} = content
  const posters = catalogue.groups.flatMap(({key, poster}, index): Fault[] => {
    const shown = experiences.find(({slug}) => slug === poster)
    const isFaulty = !shown && folders.includes(poster)
    if (shown?.group === key || isFaulty) return []
    const values = {found: show(poster), group: key}
    return [faultAt("poster", "data/pages/catalogue.json", `groups[${index}].poster`, values)]
  })
  const groups = catalogue.groups.map(({key}) => key)
  const list = groupKeys.join(", ")
  const missing = groupKeys
    .filter(key => !groups.includes(key))
    .map(key => faultAt("entry-missing", "data/pages/catalogue.json", "groups", {key, list}))
  const things = packing.groups.flatMap(({items}, index) =>
    keysOf("data/packing.json", `groups[${index}].items`, items),
  )
  return [
    ...checkChannels(content.site),
    ...futureDays(content.site, now),
    ...groupPrices(content),
    ...posters,
    ...homeTitles(content),
    ...missing,
    ...Object.keys(fileSchemas).flatMap(path =>
      repeatedKeys(`data/${path}.json`, content[nameOf(path as keyof typeof fileSchemas)]),
    ),
    ...shared(things),
  ]
}
