import {readdirSync, readFileSync} from "node:fs"
import path from "node:path"
import {readPage} from "./page-uses"
import {readScript} from "./script-uses"
import {styleUses} from "./style-uses"
import {parseScript} from "./syntax"
import type {Use} from "./use"

/** Where something is used; a page is its elements, as its scripts and styles count with the others. */
export type Place = "scripts" | "styles" | "pages"

/** What one file of a build uses. */
export type Part = {place: Place; file: string; uses: readonly Use[]}

/** What a build uses, names that its own objects bear, and scripts that cannot be read. */
export type Build = {parts: Part[]; own: Set<string>; unreadable: string[]}

const namesIn = (value: unknown): string[] =>
  typeof value === "object" && value !== null
    ? [
        ...(Array.isArray(value) ? [] : Object.keys(value)),
        ...Object.values(value).flatMap(namesIn),
      ]
    : []

/**
 * Reads what a finished build sends to browsers: every script and style sheet of its folder, its SVG,
 * and some of its pages.
 *
 * @param folder - the build, "public"
 * @param pages - their files in it
 */
export const readBuild = (folder: string, pages: readonly string[]): Build => {
  const build: Build = {parts: [], own: new Set(), unreadable: []}
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8")
  const files = readdirSync(folder, {recursive: true, encoding: "utf8"}).sort()
  const filesLike = (pattern: RegExp) => files.filter(file => pattern.test(file))
  const addNames = (names: string[]) => {
    for (const name of names) build.own.add(name)
  }
  const add = (place: Place, file: string, uses: readonly Use[]) =>
    build.parts.push({place, file, uses})
  const addScript = (file: string, text: string) => {
    try {
      const {uses, own} = readScript(parseScript(text))
      add("scripts", file, uses)
      addNames(own)
    } catch (error) {
      build.unreadable.push(`${file}: ${(error as Error).message}`)
    }
  }
  for (const file of filesLike(/\.m?js$/)) addScript(file, read(file))
  for (const file of filesLike(/\.css$/)) add("styles", file, styleUses(read(file)))
  for (const file of [...filesLike(/\.svg$/), ...pages]) {
    const {elements, styles, scripts} = readPage(read(file))
    add("pages", file, elements)
    add("styles", file, styles)
    for (const script of scripts) addScript(file, script)
  }
  for (const file of filesLike(/^page-data\/.*\.json$/)) addNames(namesIn(JSON.parse(read(file))))
  return build
}
