import {readFile, writeFile} from "fs/promises"
import path from "path"
import {minify} from "terser"
import {findPages} from "./secure-pages"

/** Script elements without an attribute: the site's own early scripts and the container's. */
const plainScript = /<script>([\s\S]+?)<\/script>/g

/**
 * Shortens one inline script. Names of its top level stay, because later scripts may use them.
 *
 * @param code - what stands between the tags
 * @throws Error when the code cannot be parsed
 */
export const minifyScript = async (code: string): Promise<string> => {
  const {code: short = code} = await minify(code, {
    ecma: 2017,
    compress: {ecma: 2017, passes: 2},
    format: {inline_script: true},
  })
  return short.length < code.length ? short : code
}

/** Shortens the inline scripts of a page; `minified` remembers those that were done before. */
const minifyPage = async (html: string, minified: Map<string, Promise<string>>) => {
  const codes = [...html.matchAll(plainScript)].map(([, code = ""]) => code)
  const short = new Map<string, string>()
  for (const code of codes) {
    const done = minified.get(code) ?? minifyScript(code)
    minified.set(code, done)
    short.set(code, await done)
  }
  return html.replace(plainScript, (_, code: string) => `<script>${short.get(code)}</script>`)
}

/**
 * Shortens the inline scripts of every page of a build. Gatsby's renderer is not minified, and
 * these scripts are the text of its functions.
 *
 * @param folder - the finished build
 * @returns how many pages became smaller
 * @throws Error naming the page whose script cannot be parsed
 */
export const minifyInlineScripts = async (folder: string): Promise<number> => {
  const minified = new Map<string, Promise<string>>()
  let count = 0
  for (const page of await findPages(folder)) {
    const file = path.join(folder, page)
    const html = await readFile(file, "utf8")
    const short = await minifyPage(html, minified).catch(error => {
      throw new Error(`${file}: an inline script: ${(error as Error).message}`)
    })
    if (short === html) continue
    await writeFile(file, short)
    count += 1
  }
  return count
}
