import {makeUse, type Use} from "./use"

/** What a media query asks for, in a style sheet, a `media` attribute or `matchMedia()`. */
export const mediaUses = (query: string): Use[] =>
  [...query.toLowerCase().matchAll(/\(\s*(?:min-|max-)?([\w-]+)\s*(?::\s*([\w-]+))?/g)].flatMap(
    ([, name = "", value]) => {
      const key = `css.at-rules.media.${name}`
      return [
        makeUse(`@media (${name})`, key),
        ...(value ? [makeUse(`@media (${name}: ${value})`, `${key}.${value}`)] : []),
      ]
    },
  )
