/**
 * Makes a fresh clone whole before a script of package.json, by its `pre…` script: it looks for the
 * right Node and, with `--port`, for a free port, and installs the lockfile's packages by Node alone.
 */
import {spawnSync} from "node:child_process"
import {once} from "node:events"
import {existsSync, readFileSync, statSync} from "node:fs"
import {createServer} from "node:net"
import process from "node:process"

const fail = sentence => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const checkNode = () => {
  const {engines} = JSON.parse(readFileSync("package.json", "utf8"))
  const [major, minor] = process.versions.node.split(".").map(Number)
  const isSupported = engines.node.split(" || ").some(range => {
    const [ofRange, least] = range.slice(1).split(".").map(Number)
    return major === ofRange && minor >= least
  })
  if (!isSupported)
    fail(
      `Node ${process.versions.node} cannot run this project, which is for ${engines.node}. Install Node 24 from https://nodejs.org, or by \`nvm install\`.`,
    )
}

const time = file => (existsSync(file) ? statSync(file).mtimeMs : 0)

const installPackages = () => {
  if (time("node_modules/.package-lock.json") >= time("package-lock.json")) return
  const {npm_execpath: npm = ""} = process.env
  // Run as a program of Node's: a plain "npm" is no program on Windows.
  if (!npm.endsWith("npm-cli.js"))
    fail("Run this by npm, such as `npm start`, or run `npm ci` first.")
  process.stdout.write("Installing packages (once; a minute or two) …\n")
  const args = [
    "ci",
    // No package needs its install script.
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--prefer-offline",
    "--loglevel=error",
    // Without a network npm would wait for more than a minute.
    "--fetch-retry-mintimeout=2000",
    "--fetch-retry-maxtimeout=5000",
  ]
  const {status} = spawnSync(process.execPath, [npm, ...args], {stdio: "inherit"})
  if (status !== 0) fail("npm ci failed: its message above says why, and what mends it.")
}

/** Ends where the port of PORT, or 8000, cannot be used. */
const checkPort = async () => {
  if (existsSync(".env")) process.loadEnvFile(".env")
  const {PORT} = process.env
  const port = Number(PORT || 8000)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    fail(`PORT: found "${PORT}", expected a number from 1 to 65535`)
  const probe = createServer().listen(port)
  await once(probe, "listening").catch(({code}) =>
    fail(
      `Port ${port} cannot be used (${code}). End what listens there, or write another into .env: PORT=${port + 1}`,
    ),
  )
  await once(probe.close(), "close")
}

checkNode()
if (process.argv.includes("--port")) await checkPort()
installPackages()
