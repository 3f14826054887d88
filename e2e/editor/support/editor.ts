import {readdirSync, readFileSync} from "node:fs"
import {mkdtemp} from "node:fs/promises"
import {createServer} from "node:http"
import os from "node:os"
import path from "node:path"
import process from "node:process"
import sirv from "sirv"
import {writeEditor} from "../../../editor/build/bundle"
import {serveEditor} from "../../../editor/host/serve"
import {namedContent} from "../../../editor/testing/named-content"
import {copySite} from "../../../gatsby/content/testing/copied-site"
import {makeSmallSite} from "../../../gatsby/content/testing/small-site"
import {listen} from "../../../tools/listen"

const write = async (...changes: Parameters<typeof writeEditor>[3][]) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "editor-"))
  await writeEditor(process.cwd(), folder, {}, ...changes)
  return folder
}

let written: Promise<string> | undefined

/** The editor's own files, written once by each process that tests. */
const editorFolder = (): Promise<string> => {
  written ??= write()
  return written
}

/**
 * Starts the editor on a folder of its own.
 *
 * @param content - `small`: a small sound site; `project`: a copy of the project's content, with plain
 *   pictures
 * @param framework - `changed`: as the project changes it; `packaged`: as it comes from its package
 */
export const startEditor = async (
  content: "small" | "project",
  framework: "changed" | "packaged",
) => {
  const site = await (content === "small" ? makeSmallSite(namedContent()) : copySite())
  /** What the saves have told, a line for each file. */
  const saved: string[] = []
  const answer = serveEditor({
    root: site.root,
    folder: await (framework === "changed" ? editorFolder() : write([])),
    token: "of-this-test",
    onSave: lines => saved.push(...lines),
  })
  // The site that the editor is part of, as far as its pages refer to files of it.
  const statics = sirv("static")
  const server = createServer((request, response) =>
    answer(request, response, () => statics(request, response)),
  )
  const {origin, stop} = await listen(server, "localhost")
  const files = () =>
    readdirSync(site.at("data"), {recursive: true, encoding: "utf8"})
      .map(file => path.posix.join("data", file))
      .sort()
  return {
    site,
    saved,
    /** Paths of all content files, as they are now. */
    files,
    /** Paths of the files of all trips; there are two at least. */
    trips: (): [string, string, ...string[]] => {
      const [first = "", second = "", ...others] = files().filter(file =>
        /\/experience\.json$/.test(file),
      )
      return [first, second, ...others]
    },
    /** What stands in a file now. */
    text: (file: string) => readFileSync(site.at(file), "utf8"),
    address: `${origin}/editor/`,
    stop,
  }
}

export type StartedEditor = Awaited<ReturnType<typeof startEditor>>
