import {chatCodes} from "../../src/chat/reference"
import {languages} from "../../src/i18n/languages"
import {type Fault, faultAt, show} from "./fault"
import {type Own, shared, type TripFile} from "./own-values"
import type {SiteContent} from "./site-content"

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]

/** Letters of the shortest code (see tripCode). */
const shortest = 2

const languageCodes = languages.map(language => language.toUpperCase())

/** Codes with another meaning in a reference: languages, and chats about no trip. */
const reserved: readonly string[] = [...Object.values(chatCodes), ...languageCodes]

/** A free code made from a trip's slug. */
const freeCode = (slug: string, taken: ReadonlySet<unknown>): string | undefined => {
  const word = slug.toUpperCase().replace(/[^A-Z]/g, "")
  const begin = word.slice(0, 4)
  const short = [begin, word.slice(0, 5), word.slice(0, 3)]
  const longer = [...word.slice(4), ...letters].map(letter => begin + letter)
  return [...short, ...longer].find(code => code.length >= shortest && !taken.has(code))
}

/** Finds codes that two trips share, or that a reference uses for something else. */
export const checkCodes = (files: readonly TripFile[]): Fault[] => {
  const trips = files.flatMap(({file, value}) => {
    const {code, slug} = (value ?? {}) as {code?: unknown; slug?: unknown}
    return typeof code === "string" ? {file, code, slug: String(slug)} : []
  })
  const taken = new Set([...trips.map(({code}) => code), ...reserved])
  const own = trips.map(({file, code: key, slug}): Own => {
    const values = {found: show(key), free: show(freeCode(slug, taken))}
    return {file, field: "code", key, code: "code-taken", values}
  })
  const used = own.filter(({key}) => reserved.includes(key))
  return [
    ...shared(own),
    ...used.map(({file, field, values}): Fault => faultAt("code-reserved", file, field, values)),
  ]
}

/** Finds channels that could be mistaken for a language, and links with two channels. */
export const checkChannels = ({channels}: SiteContent["site"]): Fault[] => {
  const file = "data/site.json"
  const links = channels.map(({source, medium = ""}, index): Own => {
    const key = JSON.stringify([source, medium])
    return {file, field: `channels[${index}]`, key, code: "channel-twice", values: {}}
  })
  const misleading = channels.flatMap(({code}, index) =>
    languageCodes.includes(code)
      ? [faultAt("channel-language", file, `channels[${index}].code`, {found: show(code)})]
      : [],
  )
  return [...misleading, ...shared(links)]
}
