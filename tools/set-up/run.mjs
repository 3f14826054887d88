/**
 * Entry of every command: installs what is missing, then runs the steps. It runs before anything
 * is installed, so it uses Node alone.
 */
import {existsSync} from "node:fs"
import {availableParallelism} from "node:os"
import path from "node:path"
import process from "node:process"
import {fileURLToPath} from "node:url"
import {commands} from "./commands.mjs"
import {ensureDependencies} from "./dependencies.mjs"
import {faultOfPlace} from "./place.mjs"
import {fail} from "./say.mjs"

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..")
process.chdir(root)

const misplaced = faultOfPlace(root)
if (misplaced) fail(misplaced)

const [name = "", ...rest] = process.argv.slice(2)
const command = commands[name]
if (!command) fail(`There is no command "${name}". There are: ${Object.keys(commands).join(", ")}`)

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
if (major < 20 || (major === 20 && minor < 19))
  fail(`Node ${process.versions.node} is too old: this project needs Node 20.19 or later.`)

if (existsSync(".env")) process.loadEnvFile(".env")
process.env.GATSBY_TELEMETRY_DISABLED = "1"
// Moving progress bars are for a terminal; in a log they are signs without meaning.
if (!process.stdout.isTTY) process.env.GATSBY_LOGGER ??= "yurnalist"
// Two processors give Gatsby and Parcel one worker each, whose start takes longer than what it then does.
if (availableParallelism() <= 2) {
  process.env.GATSBY_CPU_COUNT ??= "1"
  process.env.PARCEL_WORKERS ??= "0"
}

// The site alone needs no tools; the editor, which a setting adds to it, does.
await ensureDependencies(root, {
  development: name !== "start" || Boolean(process.env.GATSBY_EDITOR),
})
process.exitCode = await command(rest)
