import {createHash} from "crypto"
import {writeFile} from "fs/promises"
import path from "path"
import {minifyScript} from "./minify-inline"

const scriptWithFile = /<script data-file="([a-z-]+)">([\s\S]+?)<\/script>/g

/**
 * Makes a function that moves a page's inline scripts with `data-file="name"` into files of that
 * name and a hash: `<script async src="/name-….js">`. What need not run before the first paint then
 * does not stand before it, and is fetched once for all pages. The site's renderer cannot do this:
 * it does not know what it writes as a whole. While developing the scripts stay where they are.
 *
 * @param folder - the finished build; the files are written there
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
    let filed = html
    for (const [element, name = "", code = ""] of html.matchAll(scriptWithFile)) {
      const address = addresses.get(element) ?? write(name, code)
      addresses.set(element, address)
      filed = filed.replace(element, `<script async src="${await address}"></script>`)
    }
    return filed
  }
}
