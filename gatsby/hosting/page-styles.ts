import {readFileSync} from "fs"
import path from "path"
import {type AtRule, type ChildNode, parse, type Root} from "postcss"
import parseSelector from "postcss-selector-parser"
import type {Environment} from "../environment/environment"
import {gateSettings} from "../environment/gate-settings"
import {canMatch, type PageWords, wordsOf} from "./page-words"

const styleElement =
  /(<style data-href="([^"]+)"[^>]*>)[\s\S]*?<\/style>(?:<noscript><link[^>]*><\/noscript>)?/
const isKeyframes = (node: ChildNode | Root["parent"]): node is AtRule =>
  node?.type === "atrule" && /keyframes$/.test((node as AtRule).name)

const dropRules = (sheet: Root, words: PageWords) =>
  sheet.walkRules(rule => {
    if (isKeyframes(rule.parent as ChildNode)) return
    const selectors = rule.selectors.filter(text => {
      const [selector] = parseSelector().astSync(text).nodes
      return !selector || canMatch(selector, words)
    })
    if (selectors.length === 0) rule.remove()
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
  })

const dropPrint = (sheet: Root) =>
  sheet.walkAtRules(rule => {
    if (rule.name === "page" || (rule.name === "media" && rule.params === "print")) rule.remove()
  })

const dropUnusedKeyframes = (sheet: Root) => {
  const animations: string[] = []
  sheet.walkDecls(/^animation/, ({value}) => void animations.push(...value.split(/[\s,]+/)))
  sheet.walkAtRules(/keyframes$/, rule => {
    if (!animations.includes(rule.params)) rule.remove()
  })
}

/** Values that neither the rest of the sheet nor the page asks for; one may ask for another. */
const dropUnusedValues = (sheet: Root, html: string) => {
  for (let isDone = false; !isDone; ) {
    isDone = true
    const used = new Set(
      [...`${sheet}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name),
    )
    sheet.walkDecls(/^--/, declaration => {
      if (used.has(declaration.prop)) return
      const {parent} = declaration
      declaration.remove()
      if (parent?.nodes?.length === 0) parent.remove()
      isDone = false
    })
  }
}

const dropEmpty = (sheet: Root) => {
  let isDone = false
  while (!isDone) {
    isDone = true
    sheet.walkAtRules(rule => {
      if (rule.nodes?.length !== 0) return
      rule.remove()
      isDone = false
    })
  }
}

/**
 * Makes a function that gives a page the styles that it can use as it comes: rules without a name,
 * and those whose classes, ids and data attributes stand in its HTML. Gatsby puts the styles of all
 * screens into every page; they were two fifths of a home page's weight. The whole sheet stays a
 * file, named in `data-href`: src/start/start-scripts.ts loads it before the first script, which may
 * show what the HTML does not hold yet. It brings the styles for paper too; without scripts a link
 * for printing alone does.
 *
 * Pages with the same words share one result. A page that was done in an earlier build is done
 * again, from the whole sheet.
 *
 * @param folder - the finished build
 * @param environment - settings of the build: without a gate no page needs its styles
 */
export const styleTrimmer = (folder: string, environment: Environment) => {
  const isGated = gateSettings(environment).cognito !== null
  const sheets = new Map<string, {text: string; root: Root}>()
  const trimmed = new Map<string, string>()
  const read = (address: string) => {
    const text = readFileSync(path.join(folder, address), "utf8")
    return {text, root: parse(text)}
  }
  const trim = (sheet: Root, html: string, words: PageWords) => {
    const own = sheet.clone()
    dropPrint(own)
    dropRules(own, words)
    dropUnusedKeyframes(own)
    dropUnusedValues(own, html)
    dropEmpty(own)
    return own.toString()
  }
  return (html: string): string =>
    html.replace(styleElement, (element, start: string, address: string) => {
      const sheet = sheets.get(address) ?? read(address)
      sheets.set(address, sheet)
      const page = html.replace(element, "")
      const words = wordsOf(page, sheet.text, isGated)
      const key = [address, ...[...words].sort()].join(" ")
      const text = trimmed.get(key) ?? trim(sheet.root, page, words)
      trimmed.set(key, text)
      const forPaper = `<link rel="stylesheet" media="print" href="${address}"/>`
      return `${start}${text}</style><noscript>${forPaper}</noscript>`
    })
}
