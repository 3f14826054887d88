import type {AtRule, ChildNode, Root, Rule} from "postcss"
import parseSelector, {type Selector} from "postcss-selector-parser"
import {canMatch, type PageWords} from "./page-words"

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

/**
 * Parts a sheet into what a page can use as it comes, and what is left for its scripts and for paper.
 *
 * @param words - what selectors can find in the page
 * @returns the text of both; a rule stands in one of them, and those for paper in the rest
 */
export const splitSheet = (sheet: Root, words: PageWords): {own: string; rest: string} => {
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
