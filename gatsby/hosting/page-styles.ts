import {readFileSync, writeFileSync} from "fs"
import path from "path"
import {type AtRule, type ChildNode, parse, type Root, type Rule} from "postcss"
import parseSelector, {type Selector} from "postcss-selector-parser"
import type {Environment} from "../environment/environment"
import {gateSettings} from "../environment/gate-settings"
import {shortHash} from "../files/short-hash"
import {canMatch, type PageWords, wordsOf} from "./page-words"

const styleElement =
  /<style data-href="([^"]+)"[^>]*>[\s\S]*?<\/style>(?:<noscript><link[^>]*><\/noscript>)?/

const isKeyframes = (node: ChildNode | Root["parent"]): boolean =>
  node?.type === "atrule" && /keyframes$/.test((node as AtRule).name)

const isPrint = ({name, params}: AtRule) =>
  name === "page" || (name === "media" && params === "print")

/** Whether a rule is for paper alone: it stands in such a condition, however deep. */
const isForPaper = (rule: Rule) => {
  for (let {parent} = rule as ChildNode; parent; parent = (parent as ChildNode).parent)
    if (parent.type === "atrule" && isPrint(parent as AtRule)) return true
  return false
}

/** Keeps of each rule the selectors that are wanted. */
const keepSelectors = (sheet: Root, isWanted: (selector: Selector, rule: Rule) => boolean) =>
  sheet.walkRules(rule => {
    if (isKeyframes(rule.parent as ChildNode)) return
    const selectors = rule.selectors.filter(text => {
      const [selector] = parseSelector().astSync(text).nodes
      return selector && isWanted(selector, rule)
    })
    if (selectors.length === 0) rule.remove()
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
  })

const animationsOf = (sheet: Root) => {
  const names: string[] = []
  sheet.walkDecls(/^animation/, ({value}) => void names.push(...value.split(/[\s,]+/)))
  return names
}

const keepAtRules = (sheet: Root, isWanted: (rule: AtRule) => boolean) =>
  sheet.walkAtRules(rule => {
    if (!isWanted(rule)) rule.remove()
  })

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

/** Parts a sheet into what a page can use as it comes, and what is left. */
const split = (sheet: Root, words: PageWords): {own: string; rest: string} => {
  const own = sheet.clone()
  keepAtRules(own, rule => !isPrint(rule))
  keepSelectors(own, selector => canMatch(selector, words))
  const animations = animationsOf(own)
  keepAtRules(own, rule => !isKeyframes(rule) || animations.includes(rule.params))
  dropEmpty(own)

  const rest = sheet.clone()
  keepSelectors(rest, (selector, rule) => isForPaper(rule) || !canMatch(selector, words))
  keepAtRules(rest, rule => {
    if (isKeyframes(rule)) return !animations.includes(rule.params)
    return rule.name !== "font-face"
  })
  dropEmpty(rest)
  return {own: own.toString(), rest: rest.toString()}
}

/**
 * Makes a function that gives a page the styles that it can use as it comes: rules without a name,
 * and those whose classes, ids and data attributes stand in its HTML. Gatsby puts the styles of all
 * screens into every page; they were two fifths of a home page's weight.
 *
 * The rest is a file, named in `data-rest`: src/early/start-scripts.ts loads it before the first
 * script, which may show what the HTML does not hold yet. It holds no rule of the page's own, nor
 * a font: a sheet that says again what is known makes a browser style and lay out everything anew.
 * It brings the styles for paper; without scripts the whole sheet does, for printing alone.
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
  const trimmed = new Map<string, string>()
  const read = (address: string) => {
    const text = readFileSync(path.join(folder, address), "utf8")
    return {text, root: parse(text)}
  }
  const write = (rest: string) => {
    const address = `/styles-${shortHash(rest)}.css`
    writeFileSync(path.join(folder, address), rest)
    return address
  }
  const trim = (address: string, sheet: Root, words: PageWords) => {
    const {own, rest} = split(sheet, words)
    // Gatsby's name for the sheet stays: its scripts ask for none that the page names.
    const names = `data-href="${address}" data-rest="${write(rest)}"`
    const forPaper = `<noscript><link rel="stylesheet" media="print" href="${address}"/></noscript>`
    return `<style ${names}>${own}</style>${forPaper}`
  }
  return (html: string): string =>
    html.replace(styleElement, (element, address: string) => {
      const sheet = sheets.get(address) ?? read(address)
      sheets.set(address, sheet)
      const words = wordsOf(html.replace(element, ""), sheet.text, isGated)
      const key = [address, ...[...words].sort()].join(" ")
      const text = trimmed.get(key) ?? trim(address, sheet.root, words)
      trimmed.set(key, text)
      return text
    })
}
