import {cp, mkdir, readFile, rm, writeFile} from "node:fs/promises"
import path from "node:path"
import type {Backend, CmsConfig} from "@sveltia/cms"
import {build, type Plugin} from "esbuild"
import {type StaffLanguage, staffLanguages} from "../gatsby/words/staff-languages"
import {editorConfig, type FormContent} from "./config"
import sveltiaSpanish from "./words/sveltia-es.json"

/** Settings that the editor's page reads, a file for each language. */
export type EditorSettings = {
  config: CmsConfig
  /** Sends visitors to the site's sign-in first. */
  isGated: boolean
  /** Works on a folder of this computer. */
  isLocal: boolean
  /** Address of the guide, where there is a repository to read it in. */
  guide?: string
}

type EditorOptions = {
  backend: Backend
  content: FormContent
  isGated?: boolean
  isLocal?: boolean
  /** Repository on GitHub, as owner/name. */
  repo?: string
}

/** Where the editor is, in a build and in `npm run edit`. */
export const editorPath = "/editor"

const guides: Record<StaffLanguage, string> = {en: "docs/content.md", es: "docs/es/content.md"}

/** Adds the Spanish that Sveltia lacks, by its own keys: "save_conflict.title". */
const completeSpanish: Plugin = {
  name: "complete-spanish",
  setup: ({onLoad, onEnd}) => {
    let isDone = false
    onLoad({filter: /[\\/]cms[\\/]locales[\\/]es-CO\.json$/}, async ({path: file}) => {
      const words = JSON.parse(await readFile(file, "utf8"))
      for (const [key, text] of Object.entries(sveltiaSpanish)) {
        const parts = key.split(".")
        const last = parts.pop() ?? ""
        const branch = parts.reduce((inner, part) => (inner[part] ??= {}), words)
        branch[last] ??= text
      }
      isDone = true
      return {contents: JSON.stringify(words), loader: "json"}
    })
    onEnd(({errors}) => {
      if (!isDone && errors.length === 0)
        throw new Error("Sveltia’s Spanish is in another file now")
    })
  },
}

/**
 * Scripts come from the editor's own folder alone; Sveltia writes style elements, shows pictures
 * from memory, and converts a telephone's HEIC in a worker with WebAssembly. Of other hosts it has
 * GitHub's alone, as its guide lists them: the API, what GitHub says of its own state, portraits.
 */
const policy = [
  "default-src 'none'",
  "base-uri 'self'",
  "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
  "font-src 'self'",
  "form-action 'none'",
  "frame-src 'self' blob:",
  "img-src 'self' blob: data: https://*.githubusercontent.com",
  "media-src 'self' blob:",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self'",
].join("; ")

/** What the head of each page of the editor begins with. */
export const editorHead = `<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">`

const page = `<!doctype html>
<html lang="en">
<head>
${editorHead}
<title>Editor</title>
<link rel="stylesheet" href="main.css">
<script type="module" src="main.js"></script>
</head>
<body><nav id="staff-links" aria-label="Editor"></nav><div id="nc-root"></div></body>
</html>
`

const sveltia = "node_modules/@sveltia/cms/npm"

/**
 * Writes the editor into a folder: page, scripts, styles, settings and what Sveltia loads later.
 *
 * @param root - the project's folder
 * @param folder - is emptied first
 */
export const writeEditor = async (
  root: string,
  folder: string,
  {backend, content, isGated = false, isLocal = false, repo}: EditorOptions,
): Promise<void> => {
  await rm(folder, {recursive: true, force: true})
  await mkdir(folder, {recursive: true})
  await build({
    absWorkingDir: root,
    outdir: folder,
    entryPoints: ["editor/browser/main.ts", "editor/staff/staff.ts"],
    entryNames: "[name]",
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minify: true,
    charset: "utf8",
    legalComments: "linked",
    logLevel: "error",
    define: {"process.env": "{}", "process.env.NODE_ENV": '"production"'},
    // Colours of program code and maps, which no field of ours loads.
    external: ["@shikijs/*", "shiki", "shiki/*", "leaflet", "terra-draw", "terra-draw-*"],
    plugins: [completeSpanish],
  })
  await cp(path.join(root, sveltia, "assets"), path.join(folder, "assets"), {recursive: true})
  await writeFile(path.join(folder, "index.html"), page)
  for (const language of staffLanguages) {
    const settings: EditorSettings = {
      config: editorConfig(language, backend, content),
      isGated,
      isLocal,
      guide: repo && `https://github.com/${repo}/blob/HEAD/${guides[language]}`,
    }
    await writeFile(path.join(folder, `settings-${language}.json`), JSON.stringify(settings))
  }
}
