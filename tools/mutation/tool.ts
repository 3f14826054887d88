import {execFile, spawn} from "node:child_process"
import {copyFile, mkdir, readFile} from "node:fs/promises"
import path from "node:path"
import process from "node:process"
import {promisify} from "node:util"
import {runsOn} from "../dependencies/engines"
import {say} from "../say"
import {cache} from "./stryker-options"

const execute = promisify(execFile)

const source = "tools/mutation"
/** Outside of `tools`, where Jest and the checks would walk through its packages. */
const home = `${cache}/tool`
const packages = path.resolve(home, "node_modules")

/** Oldest Node that Stryker takes. */
const oldest = "22.18.0"

const lockfile = "package-lock.json"
const read = (file: string) => readFile(file, "utf8").catch(() => "")

/** Installs Stryker where it is missing or of another lockfile. */
const install = async () => {
  const installed = path.join(home, "node_modules", ".lockfile")
  const wanted = path.join(source, lockfile)
  if ((await read(wanted)) === (await read(installed))) return
  say("Installing Stryker and its Node (once; a minute) …")
  await mkdir(home, {recursive: true})
  for (const name of ["package.json", lockfile, ".npmrc"])
    await copyFile(path.join(source, name), path.join(home, name))
  await execute("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {cwd: home})
  await copyFile(wanted, installed)
}

/** The Node that Stryker runs on: the one of its packages, else this one if it is recent enough. */
const findNode = async (): Promise<string> => {
  const packaged = path.join(packages, `node-${process.platform}-${process.arch}/bin/node`)
  const runs = await execute(packaged, ["--version"]).then(
    () => true,
    () => false,
  )
  if (runs) return packaged
  if (runsOn(`>=${oldest}`, process.versions.node)) return process.execPath
  throw new Error(
    `mutation: Stryker wants Node ${oldest}, and there is no package of it for ${process.platform} ${process.arch}: run this command with that Node or a later one`,
  )
}

/**
 * Runs Stryker and waits for it. Ended from the keyboard it writes down what it has found: it hears
 * the first signal alone, as a second would make it drop everything.
 *
 * @param settings - file of its settings
 * @param env - settings beside those of this process
 * @returns whether it came to its end
 */
export const runStryker = async (
  settings: string,
  env: Record<string, string>,
): Promise<boolean> => {
  await install()
  const node = await findNode()
  const bin = path.join(packages, "@stryker-mutator/core/bin/stryker.js")
  const child = spawn(node, [bin, "run", settings], {
    stdio: "inherit",
    env: {...process.env, STRYKER_PACKAGES: packages, ...env},
    detached: true,
  })
  let isEnding = false
  const end = () => {
    if (!isEnding) child.kill("SIGTERM")
    isEnding = true
  }
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const
  for (const signal of signals) process.on(signal, end)
  const code = await new Promise<number>((resolve, reject) => {
    child.once("error", reject)
    child.once("close", status => resolve(status ?? 1))
  })
  for (const signal of signals) process.off(signal, end)
  return code === 0 && !isEnding
}
