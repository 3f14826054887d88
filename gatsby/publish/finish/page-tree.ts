import {DomUtils, parseDocument} from "htmlparser2"

/** A parsed page, with entities left as written. */
export type PageTree = ReturnType<typeof parseDocument>
export type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>
type Node = PageTree["children"][number]

/** Elements that have no content, and no end tag. */
const voidTags = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
)

export const parsePage = (html: string): PageTree =>
  parseDocument(html, {decodeEntities: false, lowerCaseAttributeNames: false})

const startTag = ({name, attribs}: Element) =>
  `<${name}${Object.entries(attribs)
    .map(([key, value]) => ` ${key}="${value.replaceAll('"', "&quot;")}"`)
    .join("")}`

const writeNode = (node: Node): string => {
  if (DomUtils.isTag(node)) {
    const start = startTag(node)
    if (voidTags.has(node.name)) return `${start}/>`
    return `${start}>${node.children.map(writeNode).join("")}</${node.name}>`
  }
  const {data} = node as Node & {data: string}
  if (DomUtils.isComment(node)) return `<!--${data}-->`
  return DomUtils.isText(node) ? data : `<${data}>`
}

/** Serializes a page as React does: an unchanged page comes out identical. */
export const writePage = ({children}: PageTree): string => children.map(writeNode).join("")

/** Makes one element of its HTML. */
export const makeElement = (html: string): Element => parsePage(html).children[0] as Element

/** The value of an attribute as browsers read it. */
export const decodedAttribute = (raw: string): string =>
  (parseDocument(`<p title="${raw.replaceAll('"', "&quot;")}">`).children[0] as Element).attribs
    .title ?? ""

/** Every element that passes a test, in document order. */
export const findAll = (tree: PageTree | Element, test: (element: Element) => boolean): Element[] =>
  DomUtils.findAll(test, tree.children)

/** Every element of one name. */
export const findTags = (tree: PageTree | Element, name: string): Element[] =>
  findAll(tree, element => element.name === name)

/** The raw text of a script or style element. */
export const rawText = (element: Element): string => DomUtils.getText(element)

export const {append: putAfter, removeElement} = DomUtils
