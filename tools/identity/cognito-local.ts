import {spawn} from "node:child_process"
import {existsSync} from "node:fs"
import {mkdir, mkdtemp, rm, writeFile} from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import process from "node:process"
import {freePort, untilUp} from "../listen"
import {poolFiles} from "./pool"

/** The package of its own that brings cognito-local. */
const home = "tools/identity"
const host = "127.0.0.1"
/** Milliseconds that the start may take on a busy machine. */
const patience = 30_000

/** A user pool on this machine. */
export type UserPool = {origin: string; stop: () => Promise<void>}

/**
 * Starts cognito-local as a process of its own, in a fresh folder that goes with it.
 *
 * @param origins - of the sites that may ask for sign-in
 * @throws Error when it is not installed, or not up after half a minute
 */
export const startUserPool = async (origins: string[]): Promise<UserPool> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "cognito-"))
  for (const [name, content] of Object.entries(poolFiles(origins))) {
    const file = path.join(folder, ".cognito", name)
    await mkdir(path.dirname(file), {recursive: true})
    await writeFile(file, JSON.stringify(content))
  }
  const port = await freePort()
  const main = path.resolve(home, "node_modules/cognito-local/lib/bin/start.js")
  if (!existsSync(main))
    throw new Error(`cognito-local is missing: run npm ci --ignore-scripts in ${home}`)
  const child = spawn(process.execPath, [main], {
    cwd: folder,
    env: {...process.env, PORT: String(port), HOST: host},
    stdio: "ignore",
  })
  const kill = () => child.kill()
  process.once("exit", kill)
  const stop = async () => {
    process.off("exit", kill)
    const ended = new Promise(resolve => child.once("exit", resolve))
    if (child.exitCode === null && child.kill()) await ended
    await rm(folder, {recursive: true, force: true})
  }
  const origin = `http://${host}:${port}`
  if (!(await untilUp(`${origin}/health`, child, patience))) {
    await stop()
    throw new Error(`cognito-local did not start at ${origin} (exit code ${child.exitCode})`)
  }
  return {origin, stop}
}
