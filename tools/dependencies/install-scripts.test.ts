import {readFileSync} from "node:fs"

type Entry = {hasInstallScript?: boolean; dev?: boolean}

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Entry>
}

/**
 * Packages that bring an install script, and why the site builds without it: the binaries of each
 * come as packages of their own, or the package is not used to build or to serve.
 */
const unneeded: Record<string, string> = {
  "@parcel/watcher": "its binary is a package of its own",
  "@swc/core": "its binary is a package of its own",
  "core-js": "prints a notice",
  "core-js-pure": "prints a notice",
  "es5-ext": "prints a notice",
  esbuild: "its binary is a package of its own",
  gatsby: "asks for telemetry, which is off",
  "gatsby-cli": "asks for telemetry, which is off",
  lmdb: "its binary is a package of its own",
  "msgpackr-extract": "its binary is a package of its own",
  sharp: "its binary is a package of its own",
  "unrs-resolver": "its binary is a package of its own",
  "vnu-jar": "looks for Java, which only its check needs",
}

it("installs with no script run, and every package that brings one is known", () => {
  const set = readFileSync("tools/set-up/dependencies.mjs", "utf8")
  expect(set).toContain('"--ignore-scripts"')
  const names = Object.entries(lock.packages)
    .filter(([, {hasInstallScript}]) => hasInstallScript)
    .map(([path]) => path.split("node_modules/").at(-1) ?? "")
  expect([...new Set(names)].sort()).toEqual(Object.keys(unneeded).sort())
})
