import {spawnSync} from "node:child_process"
import {existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from "node:fs"
import {createServer} from "node:http"
import {tmpdir} from "node:os"
import path from "node:path"
import {listen} from "./testing/listen"

const {scripts} = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>
}

/** A clone without packages, in a folder with a blank and an ñ, beside a stand-in for npm. */
const clone = (npm = "", node = "^20.0.0 || ^22.0.0 || ^24.0.0") => {
  const root = path.join(mkdtempSync(path.join(tmpdir(), "install-")), "año nuevo")
  mkdirSync(root)
  writeFileSync(path.join(root, "package.json"), JSON.stringify({engines: {node}}))
  writeFileSync(path.join(root, "package-lock.json"), "{}")
  const program = path.join(root, "npm-cli.js")
  writeFileSync(program, `require("fs").writeFileSync("npm-ran", process.argv[2]);${npm}`)
  // All that PATH has on Windows; a plain `npm` cannot be started there.
  const bin = path.join(root, "bin")
  mkdirSync(bin)
  writeFileSync(path.join(bin, "npm.cmd"), "exit 1")
  return {root, env: {PATH: bin, npm_execpath: program, npm_config_cache: root}}
}

const install = ({root, env}: ReturnType<typeof clone>, ...args: string[]) =>
  spawnSync(process.execPath, [path.resolve("tools/install.mjs"), ...args], {
    cwd: root,
    env: env as unknown as NodeJS.ProcessEnv,
    encoding: "utf8",
  })

it("installs by npm, wherever PATH leads", () => {
  const site = clone()
  expect(install(site)).toMatchObject({status: 0, stderr: ""})
  expect(readFileSync(path.join(site.root, "npm-ran"), "utf8")).toBe("ci")
})

it("installs nothing where the packages of the lockfile are", () => {
  const site = clone()
  mkdirSync(path.join(site.root, "node_modules"))
  writeFileSync(path.join(site.root, "node_modules/.package-lock.json"), "{}")
  expect(install(site).status).toBe(0)
  expect(existsSync(path.join(site.root, "npm-ran"))).toBe(false)
})

it("ends where npm fails, below what npm says", () => {
  const {status, stderr} = install(clone('console.error("no network"); process.exit(1)'))
  expect(status).toBe(1)
  expect(stderr).toMatch(/^no network\nnpm ci failed/)
})

it("names the Node that it wants before anything is installed", () => {
  const site = clone("", "^98.1.0 || ^99.0.0")
  expect(install(site)).toMatchObject({status: 1, stderr: expect.stringContaining("^98.1.0")})
  expect(existsSync(path.join(site.root, "npm-ran"))).toBe(false)
})

it("names a port that is taken, from .env too", async () => {
  const {port, stop} = await listen(createServer())
  const site = clone()
  writeFileSync(path.join(site.root, ".env"), `PORT=${port}`)
  expect(install(site, "--port").stderr).toContain(`Port ${port} cannot be used`)
  expect(existsSync(path.join(site.root, "npm-ran"))).toBe(false)
  stop()
})

it("names a port that is none, and what it has to be", () => {
  const site = clone()
  writeFileSync(path.join(site.root, ".env"), "PORT=80a")
  expect(install(site, "--port").stderr).toBe(
    'PORT: found "80a", expected a number from 1 to 65535\n',
  )
})

it("no script of package.json needs the shell of one system, and each has its packages installed", () => {
  for (const [name, script] of Object.entries(scripts)) {
    for (const command of script.split(" && ")) expect(command).toMatch(/^\w+( [\w./:=-]+)*$/)
    if (!/^pre/.test(name)) expect(scripts[`pre${name}`]).toMatch(/^node tools\/install\.mjs/)
  }
})
