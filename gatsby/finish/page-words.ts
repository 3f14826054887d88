import type {Attribute, Selector} from "postcss-selector-parser"
import {findAll, type PageTree} from "./page-tree"

/**
 * What selectors can ask for in a page: `.class`, `#id`, and its data attributes, with their value
 * and without, as `[data-x]` and `[data-x=y]`.
 */
export type PageWords = ReadonlySet<string>

/** Attributes that scripts give the root element before the whole sheet is there, of any value. */
const setOnRoot = [
  "data-address-language",
  "data-leaving",
  "data-offline",
  "data-painted",
  "data-scripting",
]
const setByGate = ["[data-gate]", "[data-gate=pending]", "[data-gate=failed]", "[data-gate=ready]"]
const putInByGate = ["#gate-splash", "#gate-bar"]

const dataWords = (name: string, value: string) => [`[${name}]`, `[${name}=${value}]`]

/**
 * Reads what the HTML of a page holds, and adds what its early scripts put in.
 *
 * @param sheet - text of the sheet: data attributes that it does not name are left out
 * @param isGated - whether this build can hide the page behind a gate
 */
export const wordsOf = (tree: PageTree, sheet: string, isGated: boolean): PageWords => {
  const words = new Set<string>()
  if (isGated) for (const word of [...setByGate, ...putInByGate]) words.add(word)
  const attributes = findAll(tree).flatMap(({attribs}) => Object.entries(attribs))
  for (const [name, value] of attributes) {
    if (name === "class") for (const part of value.split(/\s+/)) words.add(`.${part}`)
    else if (name === "id") words.add(`#${value}`)
    else if (name.startsWith("data-") && sheet.includes(`[${name}`))
      for (const word of dataWords(name, value)) words.add(word)
  }
  return words
}

const hasAttribute = ({attribute, operator, value = ""}: Attribute, words: PageWords) => {
  if (!attribute.startsWith("data-") || setOnRoot.includes(attribute)) return true
  return words.has(operator === "=" ? `[${attribute}=${value}]` : `[${attribute}]`)
}

/** Whether a selector can match in a page: all that it names is there. */
export const canMatch = ({nodes}: Selector, words: PageWords): boolean =>
  nodes.every(node => {
    if (node.type === "class") return words.has(`.${node.value}`)
    if (node.type === "id") return words.has(`#${node.value}`)
    if (node.type === "attribute") return hasAttribute(node, words)
    if (node.type !== "pseudo" || node.nodes.length === 0 || node.value === ":not") return true
    return node.nodes.some(inner => canMatch(inner, words))
  })
