import {execFile} from "child_process"
import {promisify} from "util"
import type {PlannedPage} from "../pages/plan-pages"

const run = promisify(execFile)

/** Days of the last change of files, as YYYY-MM-DD, by their path in the project. */
export type LastChanges = ReadonlyMap<string, string>

const dayMark = "day "

/**
 * Asks git when each data file changed last.
 *
 * @param root - the project's folder
 * @returns nothing where git cannot tell: without git or a repository, and in a clone that has not
 *   the whole history, whose oldest commit would seem to change every file
 */
export const lastChanges = async (root: string): Promise<LastChanges> => {
  const git = async (...args: string[]) =>
    (await run("git", ["-C", root, ...args], {maxBuffer: 2 ** 28})).stdout
  try {
    if ((await git("rev-parse", "--is-shallow-repository")).trim() !== "false") return new Map()
    const format = `--format=${dayMark}%cs`
    const log = await git(
      "-c",
      "core.quotePath=false",
      "log",
      format,
      "--name-only",
      "--relative",
      "--",
      "data",
    )
    const changes = new Map<string, string>()
    let day = ""
    for (const line of log.split("\n"))
      if (line.startsWith(dayMark)) day = line.slice(dayMark.length)
      // The newest commit comes first.
      else if (line && !changes.has(line)) changes.set(line, day)
    return changes
  } catch {
    return new Map()
  }
}

/** Where the content of a page stands: a file, or the folder of an entry, pictures included. */
const contentOf = ({screen, context}: PlannedPage, files: readonly string[]) => {
  const {content} = screen
  if (content === undefined) return []
  const folder = typeof context.slug === "string" && `data/${content}/${context.slug}/`
  return files.filter(file =>
    folder ? file.startsWith(folder) : file.endsWith(`/${content}.json`),
  )
}

/** The day of the last change of what a page shows of its own; undefined where git cannot tell. */
export const lastChangeOf = (page: PlannedPage, changes: LastChanges): string | undefined =>
  contentOf(page, [...changes.keys()])
    .map(file => changes.get(file) ?? "")
    .sort()
    .at(-1)
