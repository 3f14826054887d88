import {appendChild, type Element, findTags, makeElement, type PageTree} from "./page-tree"

const isOption = (node: object) => (node as Element).name === "option"

/**
 * Puts the choices of every list of the filter into a template inside it, as the content model of
 * `select` allows. The first choice stays, because the list shows it. Before it paints, Chromium
 * styles three elements for each choice, two thirds of the catalogue's first screen. The choices
 * come out after the first paint (src/early/fill-lists.ts), before React looks at them. Lists
 * elsewhere stay whole: they work without scripts.
 *
 * @param tree - a page as React has rendered it, or one that was done
 */
export const deferOptions = (tree: PageTree): void => {
  for (const list of findTags(tree, "search").flatMap(filter => findTags(filter, "select"))) {
    const [, ...waiting] = list.children
    if (waiting.length === 0 || !waiting.every(isOption)) continue
    const template = makeElement("<template></template>")
    for (const option of waiting) appendChild(template, option)
    appendChild(list, template)
  }
}
