import {execFile} from "child_process"
import {realpath} from "fs/promises"
import {promisify} from "util"
import type {Page} from "../../pages/plan-pages"

const run = promisify(execFile)

/** Days of the last change of files, as YYYY-MM-DD, by their path in the project. */
export type LastChanges = ReadonlyMap<string, string>

/** Dates from git, or why there are none. */
export type History = {changes: LastChanges; silence?: string}

const dayMark = "day "

const reasonOf = (error: unknown) => {
  const {code, stderr = "", message} = error as {code?: unknown; stderr?: string; message: string}
  if (code === "ENOENT") return "there is no git"
  const [first] = (stderr || message).split("\n")
  return first?.replace(/^fatal: /, "") ?? ""
}

const readLog = (log: string): LastChanges => {
  const changes = new Map<string, string>()
  let day = ""
  for (const line of log.split("\n"))
    if (line.startsWith(dayMark)) day = line.slice(dayMark.length)
    // The newest commit comes first.
    else if (line && !changes.has(line)) changes.set(line, day)
  return changes
}

/**
 * Reads from git when each data file last changed.
 *
 * @returns no day, and the reason, where git cannot tell: without git or a repository, and in a clone
 *   that has not the whole history, whose oldest commit would seem to change every file
 */
export const lastChanges = async (root: string): Promise<History> => {
  // The checkout may belong to another user, as in containers. Its code runs here anyway.
  const settings = ["-c", `safe.directory=${await realpath(root)}`, "-c", "core.quotePath=false"]
  const git = async (...args: string[]) => {
    const env = {...process.env, LC_ALL: "C"}
    return (await run("git", ["-C", root, ...settings, ...args], {maxBuffer: 2 ** 28, env})).stdout
  }
  const none = (silence: string): History => ({changes: new Map(), silence})
  try {
    if ((await git("rev-parse", "--is-shallow-repository")).trim() !== "false")
      return none("the clone is shallow, git fetch --unshallow brings the history")
    const format = `--format=${dayMark}%cs`
    const changes = readLog(await git("log", format, "--name-only", "--relative", "--", "data"))
    return changes.size > 0 ? {changes} : none("git has no commit with a file in data")
  } catch (error) {
    return none(reasonOf(error))
  }
}

/** Location of a page's content: a file, or an entry's folder with its pictures. */
const contentOf = ({route, context}: Page, files: readonly string[]) => {
  const {content} = route
  if (content === undefined) return []
  const folder = typeof context.slug === "string" && `data/${content}/${context.slug}/`
  return files.filter(file =>
    folder ? file.startsWith(folder) : file.endsWith(`/${content}.json`),
  )
}

/** Day of the last change of a page's own content; undefined if git cannot tell. */
export const lastChangeOf = (page: Page, changes: LastChanges): string | undefined =>
  contentOf(page, [...changes.keys()])
    .map(file => changes.get(file) ?? "")
    .sort()
    .at(-1)
