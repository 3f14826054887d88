import {readFileSync} from "node:fs"
import {spreadSince} from "./day"

type Browser = {name: string; releases: {date: string; version: string}[]}

type Data = {
  browsers: Record<string, Browser>
  features: Record<
    string,
    {status?: {by_compat_key?: Record<string, {support: Record<string, string>}>}}
  >
}

// Read as a file: the package is a module, which jest does not take from node_modules.
const {browsers, features} = JSON.parse(
  readFileSync("node_modules/web-features/data.json", "utf8"),
) as Data

/** What the data knows, by its key in browser-compat-data in small letters. */
const known = new Map(
  Object.values(features)
    .flatMap(({status}) => Object.entries(status?.by_compat_key ?? {}))
    .map(([key, {support}]) => [key.toLowerCase(), {key, support}]),
)

/** Every key that the data knows, such as "css.selectors.has". */
export const allKeys: readonly string[] = [...known.values()].map(({key}) => key)

/** Whether the data knows a key; small and capital letters are alike. */
export const isKnown = (key: string): boolean => known.has(key.toLowerCase())

/** Versions of one browser as numbers: "≤13.1" is 13.1, which it had at the latest. */
const partsOf = (version: string) => version.replace("≤", "").split(".").map(Number)

const isAtMost = (version: string, other: string) => {
  const [a, b] = [partsOf(version), partsOf(other)]
  const place = a.findIndex((part, index) => part !== (b[index] ?? 0))
  return place < 0 || (a[place] ?? 0) < (b[place] ?? 0)
}

/** The newest release of a browser on the day since when all has spread. */
const oldestOf = ({releases}: Browser) =>
  releases.filter(({date}) => date <= spreadSince).reduce((a, b) => (b.date >= a.date ? b : a))
    .version

const oldest = Object.entries(browsers).map(([id, browser]) => ({
  id,
  name: browser.name,
  version: oldestOf(browser),
}))

/**
 * The oldest browsers that must show the site: what is widely available is what they all have.
 *
 * @returns their versions by their names
 */
export const oldestBrowsers = (): Record<string, string> =>
  Object.fromEntries(oldest.map(({name, version}) => [name, version]))

const findLacking = (key: string): string[] => {
  const {support = {}} = known.get(key) ?? {}
  return oldest
    .map(({id, name, version}) => ({name, version, since: support[id]}))
    .filter(({version, since}) => since === undefined || !isAtMost(since, version))
    .map(({name, since}) => (since ? `${name} before ${since}` : name))
}

const found = new Map<string, string[]>()

/** Which of the oldest browsers lack what a key stands for, and since which version they have it. */
export const lacking = (key: string): readonly string[] => {
  const name = key.toLowerCase()
  const browsers = found.get(name) ?? findLacking(name)
  found.set(name, browsers)
  return browsers
}
