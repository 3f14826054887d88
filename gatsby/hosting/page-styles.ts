import {readFileSync} from "fs"
import path from "path"
import {type AtRule, type ChildNode, parse, type Root} from "postcss"
import parseSelector, {type Selector} from "postcss-selector-parser"

const styleElement =
  /(<style data-href="([^"]+)"[^>]*>)[\s\S]*?<\/style>(?:<noscript><link[^>]*><\/noscript>)?/
const classAttribute = /\sclass="([^"]*)"/g

const isKeyframes = (node: ChildNode | Root["parent"]): node is AtRule =>
  node?.type === "atrule" && /keyframes$/.test((node as AtRule).name)

const classesOf = (html: string) =>
  new Set([...html.matchAll(classAttribute)].flatMap(([, names = ""]) => names.split(/\s+/)))

/** Whether a selector can match in a page: all classes that it asks for are there. */
const canMatch = ({nodes}: Selector, classes: ReadonlySet<string>): boolean =>
  nodes.every(node => {
    if (node.type === "class") return classes.has(node.value)
    if (node.type !== "pseudo" || node.nodes.length === 0 || node.value === ":not") return true
    return node.nodes.some(inner => canMatch(inner, classes))
  })

const dropRules = (sheet: Root, classes: ReadonlySet<string>) =>
  sheet.walkRules(rule => {
    if (isKeyframes(rule.parent as ChildNode)) return
    const selectors = rule.selectors.filter(text => {
      const [selector] = parseSelector().astSync(text).nodes
      return !selector || canMatch(selector, classes)
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
 * Makes a function that gives a page the styles that it can use as it comes: rules without a class,
 * and those whose classes stand in its HTML. Gatsby puts the styles of all screens into every page;
 * they were two fifths of a home page's weight. The whole sheet stays a file, named in `data-href`:
 * src/start/start-scripts.ts loads it before the first script, which may show what the HTML does not
 * hold yet. It brings the styles for paper too; without scripts a link for printing alone does.
 *
 * Pages with the same classes share one result. A page that was done in an earlier build is done
 * again, from the whole sheet.
 *
 * @param folder - the finished build
 */
export const styleTrimmer = (folder: string) => {
  const sheets = new Map<string, Root>()
  const trimmed = new Map<string, string>()
  const trim = (address: string, classes: ReadonlySet<string>) => {
    const sheet = sheets.get(address) ?? parse(readFileSync(path.join(folder, address), "utf8"))
    sheets.set(address, sheet)
    const own = sheet.clone()
    dropPrint(own)
    dropRules(own, classes)
    dropUnusedKeyframes(own)
    dropEmpty(own)
    return own.toString()
  }
  return (html: string): string => {
    const classes = classesOf(html)
    return html.replace(styleElement, (_, start: string, address: string) => {
      const key = [address, ...[...classes].sort()].join(" ")
      const text = trimmed.get(key) ?? trim(address, classes)
      trimmed.set(key, text)
      const forPaper = `<link rel="stylesheet" media="print" href="${address}"/>`
      return `${start}${text}</style><noscript>${forPaper}</noscript>`
    })
  }
}
