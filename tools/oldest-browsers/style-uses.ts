import {type AtRule, type Declaration, parse} from "postcss"
import {mediaUses} from "./media-uses"
import {selectorUses} from "./selector-uses"
import {makeUse, type Use} from "./use"
import {valueUses} from "./value-uses"

/** At-rules whose declarations are descriptors of their own, and no properties. */
const described = /^(font-face|property|counter-style|font-palette-values|page|view-transition)$/

/** Queries of other at-rules than @media, by what stands in their parameters. */
const queries: [RegExp, string, string][] = [
  [/^supports.*\bselector\(/, "@supports selector()", "supports.selector"],
  [/^container.*\bstyle\(/, "@container style()", "container.style_queries_for_custom_properties"],
  [/^container.*\bscroll-state\(/, "@container scroll-state()", "container.scroll-state_queries"],
]

const atRuleUses = ({name, params}: AtRule): Use[] => [
  makeUse(`@${name}`, `css.at-rules.${name}`),
  ...(name === "media" ? mediaUses(params) : []),
  ...queries
    .filter(([pattern]) => pattern.test(`${name} ${params}`))
    .map(([, written, key]) => makeUse(written, `css.at-rules.${key}`)),
]

/** A property as style sheets or scripts write it: "font-size" or "fontSize". */
export const propertyUse = (name: string): Use => {
  const property = name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  return makeUse(property, `css.properties.${property}`)
}

const declarationUses = ({prop, value, parent}: Declaration): Use[] => {
  const name = prop.toLowerCase()
  const rule = parent?.type === "atrule" ? (parent as AtRule).name : ""
  if (described.test(rule)) return [makeUse(`@${rule} ${name}`, `css.at-rules.${rule}.${name}`)]
  return [propertyUse(name), ...valueUses(name, value)]
}

/** What a style sheet uses, or the declarations of a `style` attribute. */
export const styleUses = (css: string): Use[] => {
  const uses: Use[] = []
  parse(css).walk(node => {
    if (node.type === "atrule") uses.push(...atRuleUses(node))
    if (node.type === "decl") uses.push(...declarationUses(node))
    if (node.type === "rule") uses.push(...selectorUses(node.selector))
    if (node.type === "rule" && node.parent?.type === "rule")
      uses.push(makeUse("nested rules", "css.selectors.nesting"))
  })
  return uses
}
