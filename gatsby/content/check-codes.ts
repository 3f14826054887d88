import {chatCodes} from "../../src/booking/reference"
import {languages} from "../../src/i18n/languages"
import {type Fault, show} from "./fault"
import {shared, type TripFile} from "./own-values"
import type {SiteContent} from "./site-content"

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]

/** Letters of the shortest code (see tripCode). */
const shortest = 2

const languageCodes = languages.map(language => language.toUpperCase())

/** What a reference says of other things: the language, and chats that book no trip. */
const reserved: readonly string[] = [...Object.values(chatCodes), ...languageCodes]

/** A code that is made of a trip's slug and that nothing has yet. */
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
  const own = trips.map(({file, code, slug}) => {
    const free = freeCode(slug, taken)
    const expected = `a code of its own${free ? `, such as "${free}"` : ""}`
    return {file, field: "code", key: code, found: show(code), expected}
  })
  const used = own.filter(({key}) => reserved.includes(key))
  return [
    ...shared(own),
    ...used.map(({key, ...fault}) => ({
      ...fault,
      found: `${show(key)}, which references use for something else`,
    })),
  ]
}

/** Finds channels that a reference could not tell from a language, and links with two channels. */
export const checkChannels = ({channels}: SiteContent["site"]): Fault[] => {
  const file = "data/site.json"
  const keyOf = ({source, medium = ""}: (typeof channels)[number]) =>
    JSON.stringify([source, medium])
  return channels.flatMap((channel, index) => {
    const first = channels.findIndex(other => keyOf(other) === keyOf(channel))
    return [
      ...(first < index
        ? [
            {
              file,
              field: `channels[${index}]`,
              found: `the source and medium of channels[${first}]`,
              expected: "a source and medium that no other channel has",
            },
          ]
        : []),
      ...(languageCodes.includes(channel.code)
        ? [
            {
              file,
              field: `channels[${index}].code`,
              found: show(channel.code),
              expected: "a code that is no language’s",
            },
          ]
        : []),
    ]
  })
}
