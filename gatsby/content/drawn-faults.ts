import {shownTitle} from "../publish/sharing/shown-title"
import {type Range, signsNotDrawn} from "../publish/sharing/signs-not-drawn"
import {type Fault, faultAt, show} from "./fault"
import {textsOf} from "./texts-of"

export type Drawn = {field: string; value: unknown}

/** Texts of a data file that its sharing picture shows. */
// biome-ignore lint/suspicious/noExplicitAny: a file of any shape, its faults told elsewhere
export const drawnFields = (value: any): Drawn[] => {
  const title = value?.seo && shownTitle<unknown>(value)
  return [
    ...(title ? [{field: title.field, value: title.words}] : []),
    ...["brand", "tagline"].map(field => ({field, value: value?.[field]})),
  ]
}

/** Finds signs in such texts that the font of sharing pictures lacks. */
export const drawnFaults = (
  file: string,
  fields: readonly Drawn[],
  drawn: readonly Range[],
): Fault[] =>
  fields
    .flatMap(({field, value}) => textsOf(value, field))
    .flatMap(({field, text}): Fault[] => {
      const signs = signsNotDrawn(drawn, text)
      if (signs.length === 0) return []
      const values = {found: show(signs.join(" "))}
      return [faultAt("signs-not-drawn", file, field, values)]
    })
