import {findTags, type PageTree, rawText} from "../../publish/finish/page-tree"

/**
 * Checks a page with a container: the script that denies consent must precede the container's, and
 * there may be no `noscript` frame.
 *
 * @param tree - the page as Gatsby wrote it
 * @throws Error saying what is wrong; a page without a container has nothing to be wrong
 */
export const checkConsentOrder = (tree: PageTree, boot: string): void => {
  const scripts = findTags(tree, "script").map(rawText)
  const container = scripts.findIndex(text => text.includes("gtm.start"))
  const own = scripts.indexOf(boot)
  if (container >= 0 && (own < 0 || own > container))
    throw new Error("the container's script stands before the consent defaults")
  if (findTags(tree, "iframe").some(({attribs}) => attribs.src?.includes("ns.html")))
    throw new Error("it holds the container's frame")
}
