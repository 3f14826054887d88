/**
 * Makes a fresh clone whole with Node and npm alone, then runs a program of the packages:
 * `node tools/set-up.mjs [--browser] [--port 8000] [NAME=value] gatsby build`. `--browser` finds or installs a
 * Chromium, `--port` is that of PORT, or this one, and has to be free.
 */
import {spawnSync} from "node:child_process"
import {existsSync, statSync} from "node:fs"
import {createServer} from "node:net"
import path from "node:path"
import process from "node:process"

const run = (program, args, env = {}) =>
  spawnSync(program, args, {stdio: "inherit", env: {...process.env, ...env}}).status ?? 1

const runPackage = (name, args) => run(path.join("node_modules", ".bin", name), args)

const fail = text => {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

const {node} = process.versions
const [major = 0, minor = 0] = node.split(".").map(Number)
const supported = "Node 20.19 or later, 22 or 24"
if (major < 20 || (major === 20 && minor < 19))
  fail(`Node ${node} is too old: this project needs ${supported}.`)
if (![20, 22, 24].includes(major))
  process.stderr.write(
    `This project is checked with ${supported}, not with ${node}. If something fails, take one of those.\n`,
  )

const installed = "node_modules/.package-lock.json"
const time = file => (existsSync(file) ? statSync(file).mtimeMs : 0)
if (time(installed) < time("package-lock.json")) {
  process.stdout.write("Installing packages (once; a minute or two) …\n")
  // No package needs its install script.
  const args = [
    "ci",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--prefer-offline",
    "--loglevel=error",
  ]
  if (run("npm", args) !== 0) fail("npm ci failed: its message above says why.")
}

const chromiums = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]
const shell = "/usr/bin/chromium-headless-shell"
const findChromium = () => chromiums.find(place => place && existsSync(place))

/** Debian's packages come without a question where root asks. */
const isDebianRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")

const installPackages = packages => {
  run("apt-get", ["update", "-qq"])
  run("apt-get", ["install", "-y", "-qq", ...packages], {DEBIAN_FRONTEND: "noninteractive"})
}

/** Playwright's own Chromium, else Debian's. */
const installChromium = () => {
  if (runPackage("playwright", ["install", "chromium"]) === 0) {
    // Libraries of the system that it needs.
    if (isDebianRoot) runPackage("playwright", ["install-deps", "chromium"])
    return
  }
  if (isDebianRoot) installPackages(["chromium", "chromium-headless-shell"])
  if (!findChromium()) fail("The tests need Chromium: install one, or name it in CHROMIUM_PATH.")
}

const isFree = port =>
  new Promise(resolve => {
    const probe = createServer().once("error", () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })

const args = process.argv.slice(2)
if (args[0] === "--browser") {
  args.shift()
  if (!findChromium()) installChromium()
  // Chromium without windows opens a page in half the time.
  else if (isDebianRoot && !existsSync(shell)) installPackages([path.basename(shell)])
  process.env.CHROMIUM_PATH = findChromium() ?? ""
  if (existsSync(shell)) process.env.HEADLESS_SHELL_PATH ||= shell
}
if (args[0] === "--port") {
  process.env.PORT ||= args[1]
  args.splice(0, 2)
  const {PORT} = process.env
  if (!(await isFree(Number(PORT))))
    fail(
      `Port ${PORT} is taken. End what listens there, or choose another: PORT=${Number(PORT) + 1}`,
    )
}

if (existsSync(".env")) process.loadEnvFile(".env")
process.env.GATSBY_TELEMETRY_DISABLED = "1"
while (args[0]?.includes("=")) {
  const [name, value] = args.shift().split("=")
  process.env[name] = value
}

const [program, ...rest] = args
const status = runPackage(program, rest)
// What a failed build leaves in Gatsby's cache may fail the next one, too.
if (status !== 0 && program === "gatsby" && rest[0] === "build") runPackage("gatsby", ["clean"])
process.exitCode = status
