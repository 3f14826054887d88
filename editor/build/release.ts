import {execFile} from "child_process"
import {realpath, writeFile} from "fs/promises"
import {promisify} from "util"
import type {Release} from "../settings"

const run = promisify(execFile)

/**
 * Writes which commit a build is made from, so that the editor can tell that a change is out. Without git nothing is
 * written, and the editor tells the usual time alone.
 */
export const writeRelease = async (root: string, file: string): Promise<void> => {
  // The checkout may belong to another user, as in containers.
  const settings = ["-c", `safe.directory=${await realpath(root)}`]
  const log = ["-C", root, ...settings, "log", "-1", "--format=%H %cI"]
  const {stdout} = await run("git", log).catch(() => ({stdout: ""}))
  const [commit = "", date = ""] = stdout.trim().split(" ")
  const release: Release = {commit, date}
  if (commit) await writeFile(file, JSON.stringify(release))
}
