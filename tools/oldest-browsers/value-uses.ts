import {isKnown} from "./data"
import {keysBy} from "./keys-by"
import {makeUse, type Use} from "./use"

/** A value without what names no feature: texts, addresses, colours in hex, custom properties. */
const withoutTexts = (value: string) =>
  value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+|#[\da-f]+/gi, " ")

/** Types by the last part of their key, as functions and units stand at several depths. */
const types = keysBy(key =>
  key.startsWith("css.types.") ? [key.toLowerCase().split(".").at(-1) ?? ""] : [],
)

/** Units that share a key of their kind. */
const unitKinds: [RegExp, string][] = [
  [/^sv/, "css.types.length.viewport_percentage_units_small"],
  [/^lv/, "css.types.length.viewport_percentage_units_large"],
  [/^dv/, "css.types.length.viewport_percentage_units_dynamic"],
  [/^cq/, "css.types.length.container_query_length_units"],
]

const unitUse = (unit: string): Use => {
  const [, kind] = unitKinds.find(([pattern]) => pattern.test(unit)) ?? []
  return makeUse(`1${unit}`, ...(kind ? [kind] : (types.get(unit) ?? [])))
}

const functionUses = (property: string, name: string): Use[] => {
  const key = `css.properties.${property}.${name}`
  return [
    makeUse(`${name}()`, ...(types.get(name) ?? [])),
    // A word and a function of one name have keys of their own.
    makeUse(`${property}: ${name}()`, isKnown(`${key}_function`) ? `${key}_function` : key),
  ]
}

/**
 * What the value of a property uses: words, functions, units, colours made from another one or mixed in
 * a space of their own.
 *
 * @param property - in small letters
 */
export const valueUses = (property: string, value: string): Use[] => {
  const text = withoutTexts(value)
  const all = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, found = ""]) => found.toLowerCase())
  return [
    ...all(/(?<![\w.-])(-?[a-z][\w-]*)(?![\w(-])/gi).map(word =>
      makeUse(`${property}: ${word}`, `css.properties.${property}.${word}`),
    ),
    ...all(/(?<![\w-])(-?[a-z][\w-]*)\(/gi).flatMap(name => functionUses(property, name)),
    ...all(/(?<![\w-])([a-z]+)\(\s*from\s/gi).map(name =>
      makeUse(`${name}(from …)`, `css.types.color.${name}.relative_syntax`),
    ),
    ...all(/(?<![\w-])([a-z-]+-gradient)\([^,]*\bin\s/gi).map(name =>
      makeUse(`${name}(in …)`, `css.types.gradient.${name}.interpolation_color_space`),
    ),
    ...all(/(?<![\w-])[\d.]*\d([a-z]+)/gi).map(unitUse),
  ]
}
