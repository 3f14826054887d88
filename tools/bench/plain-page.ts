const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g
const comments = /<!--[\s\S]*?-->/g
const links = /<link\b[^>]*>/g
/** Fonts and icons are all that a page without scripts links to. */
const isNeeded = (link: string) => /as="font"|rel="(?:icon|apple-touch-icon|canonical)"/.test(link)

/**
 * Derives the page that somebody would write by hand for the same screen: its text, its markup,
 * its style sheet in the head, the same pictures and the same font, and nothing that runs. The
 * site is measured against it.
 *
 * @param html - a finished page of the build
 * @returns the page without scripts, comments, and links to what only scripts need
 * @throws Error when the page had no script: then it is no page of this site
 */
export const plainPage = (html: string): string => {
  const plain = html
    .replace(scripts, "")
    .replace(comments, "")
    .replace(links, link => (isNeeded(link) ? link : ""))
  if (plain.length === html.length || /<script|rel="(?:preload|prefetch)" as="(?!font)/.test(plain))
    throw new Error("The page could not be freed of its scripts: see plain-page.ts")
  return plain
}
