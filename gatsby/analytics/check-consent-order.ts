import {readFile} from "fs/promises"
import path from "path"
import {consentFaults} from "./consent-order"

/**
 * Checks every page of a build for what a container may do before an answer.
 *
 * @param folder - the build, `public`
 * @param consent - code of the script that denies the signals
 * @param pages - paths of the pages, each ending in a slash or in `.html`
 * @returns one line per fault, naming the page
 */
export const checkConsentOrder = async (
  folder: string,
  consent: string,
  pages: Iterable<string>,
): Promise<string[]> => {
  const faults = await Promise.all(
    [...pages].map(async page => {
      const file = page.endsWith(".html") ? page : path.join(page, "index.html")
      const html = await readFile(path.join(folder, file), "utf8")
      return consentFaults(html, consent).map(fault => `${page}: ${fault}`)
    }),
  )
  return faults.flat()
}
