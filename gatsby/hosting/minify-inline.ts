import {minify} from "terser"

/** Script elements without an attribute: the site's own early scripts and the container's. */
const plainScript = /<script>([\s\S]+?)<\/script>/g

const shorten = async (code: string): Promise<string> => {
  const {code: short = code} = await minify(code, {
    ecma: 2017,
    compress: {ecma: 2017, passes: 2},
    format: {inline_script: true},
  })
  return short
}

/**
 * Shortens one inline script for as long as that gains anything: a page that Gatsby leaves as it is
 * comes here again in the next build, and must come out the same. Names of its top level stay,
 * because later scripts may use them.
 *
 * @param code - what stands between the tags
 * @throws Error when the code cannot be parsed
 */
export const minifyScript = async (code: string): Promise<string> => {
  const short = await shorten(code)
  return short.length < code.length ? minifyScript(short) : code
}

/**
 * Makes a function that shortens the inline scripts of one page after the other; a script that
 * several pages have is done once. Gatsby's renderer is not minified, and these scripts are the text
 * of its functions.
 */
export const inlineMinifier = () => {
  const minified = new Map<string, string>()
  return async (html: string): Promise<string> => {
    for (const [, code = ""] of html.matchAll(plainScript)) {
      if (minified.has(code)) continue
      const short = await minifyScript(code).catch(error => {
        throw new Error(`an inline script: ${(error as Error).message}`)
      })
      minified.set(code, short)
    }
    return html.replace(plainScript, (_, code: string) => `<script>${minified.get(code)}</script>`)
  }
}
