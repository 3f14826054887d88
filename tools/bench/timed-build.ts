import {execFile, spawn} from "node:child_process"
import path from "node:path"
import {promisify} from "node:util"

const execute = promisify(execFile)

/** What a build took: seconds, megabytes at the peak. */
export type Build = {
  seconds: number
  peakMegabytes: number
  pages: number
  /** How many pictures were encoded, beside the rest of the build, and in how many seconds. */
  encoded: number
  encodingSeconds: number
}

/** Milliseconds between two looks at the memory. */
const interval = 500

/** Resident memory of a process and all that it started, in megabytes. */
const memoryOf = async (root: number): Promise<number> => {
  const {stdout} = await execute("ps", ["-eo", "pid=,ppid=,rss="])
  const rows = stdout
    .trim()
    .split("\n")
    .map(line => line.trim().split(/\s+/).map(Number))
  const family = new Set([root])
  // A child has a higher number than its parent, save where numbers begin anew: two rounds do.
  for (let round = 0; round < 2; round += 1)
    for (const [pid = 0, parent = 0] of rows) if (family.has(parent)) family.add(pid)
  const kilobytes = rows.reduce((sum, [pid = 0, , rss = 0]) => sum + (family.has(pid) ? rss : 0), 0)
  return kilobytes / 1024
}

/** Reads how many pages Gatsby has made. */
export const readPageCount = (output: string): number =>
  Number(/Total nodes: \d+, SitePage nodes: (\d+)/.exec(output)?.[1] ?? 0)

/** Reads how many pictures were encoded, in all their sizes, and in how many seconds. */
export const readEncoded = (output: string): Pick<Build, "encoded" | "encodingSeconds"> => {
  const [, encoded = 0, seconds = 0] = /(\d+) pictures encoded in (\d+\.\d+) s/.exec(output) ?? []
  return {encoded: Number(encoded), encodingSeconds: Number(seconds)}
}

/**
 * Builds a project and watches it.
 *
 * @throws Error with the end of what the build printed, when it fails
 */
export const timedBuild = async (folder: string): Promise<Build> => {
  const start = Date.now()
  const child = spawn(path.join(folder, "node_modules/.bin/gatsby"), ["build", "--no-color"], {
    cwd: folder,
    // A cold build has no pictures of another folder.
    env: {...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1", PICTURES_CACHE: ""},
  })
  let output = ""
  const keep = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on("data", keep)
  child.stderr.on("data", keep)
  let peak = 0
  const watch = setInterval(async () => {
    if (child.pid) peak = Math.max(peak, await memoryOf(child.pid))
  }, interval)
  const code = await new Promise(resolve => child.on("close", resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${output.slice(-3000)}`)
  return {
    seconds: (Date.now() - start) / 1000,
    peakMegabytes: Math.round(peak),
    pages: readPageCount(output),
    ...readEncoded(output),
  }
}
