import {makeUse, type Use} from "./use"

const withoutStrings = (selector: string) => selector.replace(/"[^"]*"|'[^']*'/g, "''")

/** What a selector, or a list of them, uses: pseudo-classes, pseudo-elements, nesting, flags. */
export const selectorUses = (selector: string): Use[] => {
  const text = withoutStrings(selector)
  return [
    ...[...text.matchAll(/(?<!\\)(::?)([a-z-]+)/gi)].map(([written, , name = ""]) =>
      makeUse(written.toLowerCase(), `css.selectors.${name}`),
    ),
    ...(text.includes("&") ? [makeUse("&", "css.selectors.nesting")] : []),
    ...(/\[[^\]]*\ss\]/i.test(text)
      ? [makeUse("[… s]", "css.selectors.attribute.case_sensitive_modifier")]
      : []),
  ]
}
