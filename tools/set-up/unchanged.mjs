import {execFileSync} from "node:child_process"
import {createHash} from "node:crypto"
import {readdirSync, readFileSync, statSync, writeFileSync} from "node:fs"
import path from "node:path"
import process from "node:process"
import {say} from "./say.mjs"

/** What commands write, and packages: npm's list of what is installed is looked at instead. */
const written =
  /^(\.git|\.cache|\.pictures-cache|public|public-compared|coverage|test-results|playwright-report|[^/]*\.log)$|(^|\/)node_modules$/

/** Settings of a build, beside its files. */
const settings = /^(GATSBY_.*|NODE_ENV|PICTURES_CACHE|PREFIX_PATHS|TZ)$/

/** Beside Gatsby's cache: `gatsby clean` removes it. */
const recordFile = path.join(".cache", "started.json")

/** All files of a folder; a link or a device is not judged. */
const filesOf = folder =>
  readdirSync(folder, {withFileTypes: true}).flatMap(entry => {
    const file = path.join(folder, entry.name)
    if (written.test(file)) return []
    if (entry.isDirectory()) return filesOf(file)
    if (!entry.isFile()) throw new Error(`${file} is no file`)
    return [file]
  })

/** What git tells of the site: days of changes, and its commit. */
const history = () => {
  try {
    const args = ["rev-parse", "HEAD", "--is-shallow-repository"]
    return execFileSync("git", args, {encoding: "utf8", stdio: ["ignore", "pipe", "ignore"]})
  } catch {
    return ""
  }
}

/** Day of prices, which hold until one, and of the year that a page shows. */
const days = () => [
  new Date().toDateString(),
  new Intl.DateTimeFormat("en-CA", {timeZone: "America/Bogota"}).format(),
]

/**
 * Fingerprint of all that a build of this folder is made from: every file, the packages, settings,
 * the history, Node and the day.
 *
 * @returns {string | undefined} undefined where there is something that it cannot judge
 */
const sourcesState = () => {
  const values = Object.entries(process.env).filter(([name]) => settings.test(name))
  const place = [process.cwd(), process.version, history(), days(), values.sort()]
  const hash = createHash("sha256").update(JSON.stringify(place))
  try {
    for (const file of [...filesOf(".").sort(), "node_modules/.package-lock.json"])
      hash.update(`${file}\0`).update(createHash("sha256").update(readFileSync(file)).digest())
    return hash.digest("hex")
  } catch {
    return undefined
  }
}

/** Fingerprint of the build, by names, sizes and times; undefined where there is none. */
const buildState = () => {
  try {
    const states = filesOf("public").map(file => {
      const {mtimeMs, size} = statSync(file)
      return [file, mtimeMs, size]
    })
    return createHash("sha256").update(JSON.stringify(states.sort())).digest("hex")
  } catch {
    return undefined
  }
}

const remembered = () => {
  try {
    return JSON.parse(readFileSync(recordFile, "utf8"))
  } catch {
    return {}
  }
}

/**
 * Builds, unless `public` is already, file by file, what the last such build made of the same, and
 * then serves.
 *
 * @param {() => Promise<number>} build - gives an exit code
 * @param {() => Promise<number>} serve - the same; starts what a build without a fault has made
 * @returns {Promise<number>} exit code
 */
export const serveBuilt = async (build, serve) => {
  const sources = sourcesState()
  const known = remembered()
  if (sources && known.sources === sources && known.build === buildState()) {
    say("Nothing has changed since the last start: what it built is served.")
    return serve()
  }
  const code = await build()
  if (code !== 0) return code
  const served = serve()
  // Noted while the server starts. What changed meanwhile may be in the build or not.
  if (sources && sourcesState() === sources)
    writeFileSync(recordFile, JSON.stringify({sources, build: buildState()}))
  return served
}
