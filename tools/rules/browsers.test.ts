/** What reading finds of the policy in docs/architecture.md: Chrome 92, Safari 15.4, Firefox 91. */
import {readdirSync, readFileSync} from "node:fs"

const pathsOf = (ending: RegExp) =>
  readdirSync("src", {recursive: true, encoding: "utf8"})
    .filter(path => ending.test(path) && !/\.test\.|[\\/]testing[\\/]|gatsby-types/.test(path))
    .map(path => `src/${path}`)

const withoutComments = (path: string) =>
  readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")

const sheets = pathsOf(/\.css$/).map(path => ({path, text: withoutComments(path)}))
const scripts = pathsOf(/\.tsx?$/).map(path => ({path, text: withoutComments(path)}))
const files = [...sheets, ...scripts]

/** Where each of the patterns stands. */
const found = (list: typeof files, ...patterns: RegExp[]) =>
  list.flatMap(({path, text}) =>
    patterns.flatMap(pattern =>
      [...text.matchAll(new RegExp(pattern, "g"))].map(([match]) => `${path}: ${match}`),
    ),
  )

/** The table in src/styles/tokens.css. */
const thresholds = /\b\d[\d.]*(?:em|px)\b/g
const [table = ""] = readFileSync("src/styles/tokens.css", "utf8").split("*/")
const named = new Set(table.replace(/less by [^,]*,/, "").match(thresholds))

/** A `max-width` ends just below the next `min-width`. */
const nextOf = (end: string) => {
  const step = end.endsWith("px") ? 0.02 : 0.001
  return `${Number((Number.parseFloat(end) + step).toFixed(3))}${end.replace(/[\d.]/g, "")}`
}

it("widths and heights of queries are those that tokens.css names, without gap and overlap", () => {
  expect(named.size).toBeGreaterThan(4)
  const queries = files.flatMap(({path, text}) =>
    [...text.matchAll(/\((min|max)-(?:width|height): ?([^)]*)\)/g)].map(
      ([query, end, length = ""]) => ({
        place: `${path}: ${query}`,
        threshold: end === "max" ? nextOf(length) : length,
      }),
    ),
  )
  expect(queries.length).toBeGreaterThan(named.size)
  expect(queries.filter(({threshold}) => !named.has(threshold))).toEqual([])
  const used = new Set(queries.map(({threshold}) => threshold))
  expect([...named].filter(threshold => !used.has(threshold))).toEqual([])
})

it("queries have no ranges, which Safari reads since 16.4 and Chrome since 104", () => {
  expect(found(sheets, /@media[^{]*[<>][^{]*/)).toEqual([])
  expect(found(scripts, /["`]\((?:width|height) ?[<>]/)).toEqual([])
})

/** Without blocks that a browser leaves out by itself. */
const outsideSupports = (text: string) =>
  text.replace(/@supports[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, "")

it("style sheets have nothing that came later, but where a browser without it loses nothing", () => {
  const plain = sheets.map(({path, text}) => ({path, text: outsideSupports(text)}))
  const later = [
    /@(?:container|layer|scope|starting-style|property)\b/,
    /\b(?:color-mix|light-dark|oklch|oklab|lch|lab|round|sin|cos)\(/,
    /\d(?:[dsl]v[hwib]|[dsl]vmin|[dsl]vmax|cq[whib]|cqmin|cqmax)\b/,
    /(?<=[\s{;])(?:rotate|translate|scale|container(?:-\w+)?|field-sizing|interpolate-size):/,
    /\bsubgrid\b/,
    /(?<=[\s{};])&/,
    /:(?:user-valid|user-invalid|modal|popover-open|state\()/,
    /:nth-[\w-]+\([^)]*\bof\b/,
  ]
  expect(found(plain, ...later)).toEqual([])
})

const outsideBrackets = (list: string): string => {
  const rest = list.replace(/\([^()]*\)/g, "")
  return rest === list ? list : outsideBrackets(rest)
}

const isLater = (selector: string) => /:has\b|::details-content/.test(selector)

it("a selector that some browsers do not know stands by itself, as they leave out the whole list", () => {
  const lists = sheets.flatMap(({path, text}) =>
    [...text.matchAll(/(?<=^|[{};])[^{};@]+(?=\{)/g)]
      .map(([list]) => outsideBrackets(list).split(","))
      .filter(selectors => selectors.some(isLater) && !selectors.every(isLater))
      .map(selectors => `${path}: ${selectors}`),
  )
  expect(lists).toEqual([])
})

it("scripts call nothing that came later", () => {
  const later = [
    /\.(?:findLast|findLastIndex|toSorted|toReversed|toSpliced|isWellFormed|checkVisibility)\(/,
    /\.(?:showPopover|hidePopover|randomUUID|formatRange|intersection|union|difference)\(/,
    /\b(?:Object\.(?:groupBy|hasOwn)|Map\.groupBy|Array\.fromAsync|Promise\.withResolvers)\b/,
    /\b(?:structuredClone|requestIdleCallback|AbortSignal\.(?:any|timeout)|Intl\.Segmenter)\b/,
    /\buseGrouping: "/,
    // Safari reads it since 16.4, and until then no line of the script.
    /\(\?<[=!]/,
    /<dialog\b|\bpopover=|hidden="until-found"/,
  ]
  expect(found(scripts, ...later)).toEqual([])
})
