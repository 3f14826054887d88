import {execFileSync} from "node:child_process"
import {existsSync, readFileSync} from "node:fs"
import {cp, mkdtemp, rm, symlink} from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import process from "node:process"
import {say} from "../say"

const git = (...args: string[]) => execFileSync("git", args, {encoding: "utf8"}).trim()

/** The last commit, where something is not committed yet; else the one before it. */
export const parentRevision = (): string => (git("status", "--porcelain") ? "HEAD" : "HEAD~1")

/** A build of another revision. */
export type ParentBuild = {
  /** The commit, with its message. */
  name: string
  /** The folder that is served. */
  folder: string
  remove: () => Promise<void>
}

const lockOf = (folder: string) => readFileSync(path.join(folder, "package-lock.json"), "utf8")

/**
 * Builds the site as it was, on this machine: pictures of two machines differ by their fonts. What
 * both have alike is not made again: packages, and pictures that are encoded already.
 *
 * @param revision - a commit, as git names it
 * @throws Error when there is no such commit, or it does not build
 */
export const buildParent = async (revision: string): Promise<ParentBuild> => {
  const name = git("log", "-1", "--format=%h %s", revision, "--")
  const root = await mkdtemp(path.join(os.tmpdir(), "screens-"))
  const remove = () => rm(root, {recursive: true, force: true})
  try {
    execFileSync("git", ["clone", "--quiet", "--no-checkout", process.cwd(), root])
    execFileSync("git", ["checkout", "--quiet", git("rev-parse", revision)], {cwd: root})
    if (lockOf(root) === lockOf("."))
      await symlink(path.resolve("node_modules"), path.join(root, "node_modules"))
    else execFileSync("npm", ["ci", "--ignore-scripts"], {cwd: root, stdio: "inherit"})
    if (existsSync("public/static"))
      await cp("public/static", path.join(root, "public/static"), {recursive: true})
    say(`builds ${name}`)
    execFileSync("node_modules/.bin/gatsby", ["build", "--no-color"], {
      cwd: root,
      env: {...process.env, CI: "true"},
      stdio: ["ignore", "ignore", "inherit"],
    })
  } catch (error) {
    await remove()
    throw error
  }
  return {name, folder: path.join(root, "public"), remove}
}
