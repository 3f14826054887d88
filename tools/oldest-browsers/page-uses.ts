import {parseDocument} from "htmlparser2"
import {type Element, findAll, rawText} from "../../gatsby/finish/page-tree"
import {elementUses} from "./element-uses"
import {styleUses} from "./style-uses"
import type {Use} from "./use"

/** A page taken apart: what its elements and its styles use, and its inline scripts as texts. */
export type PageParts = {elements: Use[]; styles: Use[]; scripts: string[]}

/** Types of scripts that run; others are data. */
const runs = /^(|module|(text|application)\/(java|ecma)script)$/

const isScript = ({name, attribs}: Element) =>
  name === "script" && !("src" in attribs) && runs.test(attribs.type ?? "")

/**
 * Takes a page apart, or an SVG.
 *
 * @param text - as it is served
 */
export const readPage = (text: string): PageParts => {
  const elements = findAll(parseDocument(text, {decodeEntities: true}))
  const sheets = elements.filter(({name}) => name === "style").map(rawText)
  return {
    elements: elements.flatMap(({name, attribs}) => elementUses(name, attribs)),
    styles: [...sheets, ...elements.map(({attribs}) => attribs.style ?? "")].flatMap(styleUses),
    scripts: elements.filter(isScript).map(rawText),
  }
}
