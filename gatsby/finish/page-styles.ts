import {readFileSync, writeFileSync} from "fs"
import path from "path"
import {parse, type Root} from "postcss"
import type {Environment} from "../environment/environment"
import {gateSettings} from "../environment/gate-settings"
import {shortHash} from "../files/short-hash"
import {
  type Element,
  findAll,
  makeElement,
  type PageTree,
  putAfter,
  removeElement,
  replaceElement,
} from "./page-tree"
import {type PageWords, wordsOf} from "./page-words"
import {splitSheet} from "./split-sheet"

/** What stands after the sheet in a page that was done: the whole one, for paper. */
const isForPaperAlone = (node: object | null): node is Element => {
  const [link] = (node as Element | null)?.name === "noscript" ? (node as Element).children : []
  return (link as Element | undefined)?.attribs.media === "print"
}

/**
 * Makes a function that gives a page the styles that its HTML can use: rules without a name, and
 * those whose classes, ids and data attributes stand in it. Gatsby itself puts the styles of all
 * screens into every page, two fifths of a home page's weight.
 *
 * The rest is a file, named in `data-rest`. src/early/start-scripts.ts loads it before the first
 * script, which may show what the HTML does not hold yet. It repeats no rule of the page's own and
 * no font, because a repeated rule makes a browser style and lay out everything anew. It brings the
 * styles for paper. Without scripts the whole sheet brings them, for printing alone.
 *
 * Pages with the same words share one result. A page that was done in an earlier build is done
 * again, from the whole sheet.
 *
 * @param folder - the finished build; the rests are written there
 * @param environment - settings of the build: without a gate no page needs its styles
 */
export const styleTrimmer = (folder: string, environment: Environment) => {
  const isGated = gateSettings(environment).cognito !== null
  const sheets = new Map<string, {text: string; root: Root}>()
  const trimmed = new Map<string, {own: string; rest: string}>()
  const read = (address: string) => {
    const text = readFileSync(path.join(folder, address), "utf8")
    return {text, root: parse(text)}
  }
  const write = (rest: string) => {
    const address = `/styles-${shortHash(rest)}.css`
    writeFileSync(path.join(folder, address), rest)
    return address
  }
  const trim = (sheet: Root, words: PageWords) => {
    const {own, rest} = splitSheet(sheet, words)
    return {own, rest: write(rest)}
  }
  return (tree: PageTree): void => {
    const [style] = findAll(tree, ({name, attribs}) => name === "style" && "data-href" in attribs)
    if (!style) return
    const address = String(style.attribs["data-href"])
    const sheet = sheets.get(address) ?? read(address)
    sheets.set(address, sheet)
    const words = wordsOf(tree, sheet.text, isGated)
    const key = [address, ...[...words].sort()].join(" ")
    const {own, rest} = trimmed.get(key) ?? trim(sheet.root, words)
    trimmed.set(key, {own, rest})
    if (isForPaperAlone(style.next)) removeElement(style.next)
    const link = `<link rel="stylesheet" media="print" href="${address}"/>`
    putAfter(style, makeElement(`<noscript>${link}</noscript>`))
    // Gatsby's name for the sheet stays: its scripts ask for none that the page names.
    const names = `data-href="${address}" data-rest="${rest}"`
    replaceElement(style, makeElement(`<style ${names}>${own}</style>`))
  }
}
