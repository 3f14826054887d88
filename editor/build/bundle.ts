import {build, type Plugin} from "esbuild"
import {cp, mkdir, rm, writeFile} from "fs/promises"
import path from "path"
import {changedFramework, wholeSpanish} from "./framework"
import {options} from "./options"
import {editorPage, type PageOptions} from "./page"
import {writePreview} from "./preview"

const cms = "node_modules/@sveltia/cms/npm"

/**
 * What no field of ours needs: colours of program code, and maps, whose tiles are another host's.
 */
const unused = /^(@shikijs\/|shiki|leaflet|terra-draw)/

const withoutUnused: Plugin = {
  name: "without-unused",
  setup: ({onResolve, onLoad}) => {
    onResolve({filter: unused}, ({path: name}) => ({path: name, namespace: "unused"}))
    onLoad({filter: /./, namespace: "unused"}, () => ({contents: "export default {}"}))
  },
}

/**
 * Writes the editor into a folder: its page, its scripts and styles, and the files that it loads when
 * it needs them. All of it comes from there, nothing from another host.
 *
 * @param folder - is emptied first
 * @param page - what its page needs beside its own files
 * @throws Error where a script cannot be bundled
 */
export const writeEditor = async (
  root: string,
  folder: string,
  page: PageOptions = {},
  changes: readonly Plugin[] = [changedFramework],
): Promise<void> => {
  await rm(folder, {recursive: true, force: true})
  await mkdir(folder, {recursive: true})
  await build({
    ...options(root, folder),
    entryPoints: {editor: "editor/browser/main.ts", pages: "editor/pages/browser/main.ts"},
    plugins: [...changes, wholeSpanish, withoutUnused],
  })
  await writePreview(root, folder)
  await cp(path.join(root, cms, "assets"), path.join(folder, "assets"), {recursive: true})
  await writeFile(path.join(folder, "index.html"), editorPage(page))
}
