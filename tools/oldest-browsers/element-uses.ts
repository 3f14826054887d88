import {isKnown} from "./data"
import {mediaUses} from "./media-uses"
import {makeUse, type Use} from "./use"

/** Attributes by their names; one whose value is not known before the script runs is undefined. */
export type Attributes = Record<string, string | undefined>

const attributeUses = (element: string, attribute: string, value = ""): Use[] => {
  const kind = isKnown(`html.elements.${element}`) ? "html" : "svg"
  const own = `${kind}.elements.${element}`
  const name = attribute.toLowerCase().replace(":", "_")
  const key = isKnown(`${own}.${name}`) ? `${own}.${name}` : `${kind}.global_attributes.${name}`
  const words = new Set(
    value
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  )
  return [
    makeUse(`<${element} ${attribute}>`, key),
    ...[...words].map(word =>
      makeUse(`<${element} ${attribute}="${word}">`, `${key}.${word}`, `${own}.${name}_${word}`),
    ),
  ]
}

/**
 * What an element uses: its name, its attributes, the words of their values, its media query.
 *
 * @param name - of an element of HTML or SVG; of others nothing is known
 */
export const elementUses = (name: string, attributes: Attributes): Use[] => [
  makeUse(`<${name}>`, `html.elements.${name}`, `svg.elements.${name}`),
  ...Object.entries(attributes).flatMap(([attribute, value]) =>
    attributeUses(name, attribute, value),
  ),
  ...mediaUses(attributes.media ?? ""),
]
