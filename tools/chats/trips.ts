import {defaultLanguage} from "../../src/i18n/languages"
import {readEntries, readJson} from "../read-data"

type Stored = {slug: string; code: string; formerSlugs?: string[]; title: Record<string, string>}
type Channel = {source: string; medium?: string; code: string}

/** What the data says of trips and campaigns. */
export type Trips = {
  codes: ReadonlySet<string>
  /** The code of the trip that has or had this slug. */
  codeOf: (slug: string) => string | undefined
  /** The title in the site’s first language; the code itself where no trip has it. */
  titleOf: (code: string) => string
  /** The short name of a campaign's source; empty for none. */
  channelOf: (source: string, medium: string) => string
}

/** Makes it of what the data files hold. */
export const describeTrips = (stored: readonly Stored[], channels: readonly Channel[]): Trips => {
  const codeBySlug = new Map(
    stored.flatMap(({slug, formerSlugs = [], code}) =>
      [slug, ...formerSlugs].map(name => [name, code] as const),
    ),
  )
  const titles = new Map(stored.map(({code, title}) => [code, title[defaultLanguage] ?? code]))
  return {
    codes: new Set(stored.map(({code}) => code)),
    codeOf: slug => codeBySlug.get(slug),
    titleOf: code => titles.get(code) ?? code,
    channelOf: (source, medium) => {
      const same = channels.filter(channel => channel.source === source.toLowerCase())
      const exact = same.find(channel => channel.medium === medium.toLowerCase())
      return (exact ?? same.find(channel => !channel.medium))?.code ?? ""
    },
  }
}

/** Reads the project's data. */
export const readTrips = (root: string): Trips =>
  describeTrips(
    readEntries<Stored>("experiences", "experience", root),
    readJson<{channels: Channel[]}>("data/site.json", root).channels,
  )
