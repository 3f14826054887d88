import {createHash} from "crypto"
import {writeFile} from "fs/promises"
import path from "path"
import {minifyScript} from "./minify-inline"

const scriptWithFile = /<script data-file="([a-z-]+)">([\s\S]+?)<\/script>/

/** Gatsby's list of each template's scripts, which its loader reads once the scripts have started. */
const chunkMapping = /<script\s+id="gatsby-chunk-mapping"\s*>([\s\S]+?)<\/script>/

/**
 * Makes a function that moves a page's inline script with `data-file="name"` into a file of that
 * name and a hash: `<script async src="/name-….js">`. What need not run before the first paint then
 * does not stand before it, and is fetched once for all pages. Gatsby's list of scripts, the same for
 * all of them, goes with it. While developing both stay where they are.
 *
 * @param folder - the finished build; the file is written there
 */
export const scriptFiler = (folder: string) => {
  const addresses = new Map<string, Promise<string>>()
  const write = async (name: string, code: string) => {
    const text = await minifyScript(code)
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 20)
    const address = `/${name}-${hash}.js`
    await writeFile(path.join(folder, address), text)
    return address
  }
  return async (html: string): Promise<string> => {
    const [element, name = "", code = ""] = scriptWithFile.exec(html) ?? []
    if (!element) return html
    const [listed = "", list = ""] = chunkMapping.exec(html) ?? []
    const whole = list + code
    const address = addresses.get(whole) ?? write(name, whole)
    addresses.set(whole, address)
    return html
      .replace(listed, "")
      .replace(element, `<script async src="${await address}"></script>`)
  }
}
