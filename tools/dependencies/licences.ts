import {defaultLanguage} from "../../src/i18n/languages"

/** The part of package-lock.json (version 3) that is read here. */
export type Lock = {
  packages: Record<string, {version?: string; license?: string; dev?: boolean; link?: boolean}>
}

/** One production package, by name and version. */
export type Package = {name: string; version: string; licence: string}

/**
 * Licences that a closed or open site may be built from and ship (SPDX names). Weak copyleft stands
 * at the end: MPL-2.0 and LGPL-3.0 bind changes to the package itself, which nobody makes here, and
 * none of those packages ships to the browser.
 */
export const allowedLicences = [
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "CC-BY-4.0",
  "Unlicense",
  "Python-2.0",
  "MPL-2.0",
  "LGPL-3.0-or-later",
] as const

/** Packages whose lockfile entry names none: read by hand in the LICENSE file that each brings. */
export const readByHand: Record<string, string> = {
  busboy: "MIT",
  linkfs: "MIT",
  streamsearch: "MIT",
  "valid-url": "MIT",
  "xmlhttprequest-ssl": "MIT",
}

/** Every package that is installed without `--omit=dev` being needed, each version once, by name. */
export const productionPackages = ({packages}: Lock): Package[] => {
  const entries = Object.entries(packages).flatMap(([path, {version = "", license, dev, link}]) => {
    const name = path.split("node_modules/").at(-1) ?? ""
    if (name === "" || dev || link) return []
    return [[`${name}@${version}`, {name, version, licence: license ?? readByHand[name] ?? "none"}]]
  })
  const unique: Record<string, Package> = Object.fromEntries(entries)
  return Object.values(unique).sort((a, b) => a.name.localeCompare(b.name, defaultLanguage))
}

/**
 * True when an SPDX expression allows use: one side of an OR is enough, an AND needs both.
 *
 * @see https://spdx.github.io/spdx-spec/v2.3/SPDX-license-expressions/
 */
export const isAllowed = (expression: string): boolean => {
  const plain = expression.replace(/^\((.*)\)$/, "$1")
  return plain
    .split(" OR ")
    .some(choice =>
      choice.split(" AND ").every(name => (allowedLicences as readonly string[]).includes(name)),
    )
}

/** One line for each package whose licence is not on the list, naming what is to be done. */
export const licenceFaults = (packages: readonly Package[]): string[] =>
  packages
    .filter(({licence}) => !isAllowed(licence))
    .map(
      ({name, version, licence}) =>
        `${name}@${version}: found the licence "${licence}", expected one of tools/dependencies/licences.ts; read it, then allow it there or replace the package`,
    )
