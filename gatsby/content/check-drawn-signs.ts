import {languages} from "../../src/i18n/languages"
import {signsNotDrawn} from "../publish/sharing/draw-words"
import {shownTitle} from "../publish/sharing/shown-title"
import {type Fault, show} from "./fault"
import {readJson} from "./read-json"
import {textsOf} from "./texts-of"

type Drawn = {field: string; value: unknown}

// biome-ignore lint/suspicious/noExplicitAny: a file of any shape, its faults told elsewhere
const drawnFields = (value: any): Drawn[] => {
  const title = value?.seo && shownTitle<unknown>(value)
  return [
    ...(title ? [{field: title.field, value: title.words}] : []),
    ...["brand", "tagline"].map(field => ({field, value: value?.[field]})),
  ]
}

/**
 * Finds characters that the fonts of sharing pictures lack.
 *
 * @param root - folder of the content
 * @param project - the project's folder, which has the fonts
 * @param files - data files that were read
 */
export const checkDrawnSigns = async (
  root: string,
  project: string,
  files: readonly {file: string; value?: unknown}[],
): Promise<Fault[]> => {
  const words = languages.map(async language => {
    const file = `locales/${language}/build.json`
    const value = (await readJson(root, file)).value as Record<string, unknown> | undefined
    const drawn = ["stay", "priceFrom"].map(field => ({field, value: value?.[field]}))
    return {file, drawn}
  })
  const drawn = files.map(({file, value}) => ({file, drawn: drawnFields(value)}))
  return [...drawn, ...(await Promise.all(words))].flatMap(({file, drawn: fields}) =>
    fields
      .flatMap(({field, value}) => textsOf(value, field))
      .flatMap(({field, text}): Fault[] => {
        const signs = signsNotDrawn(project, text)
        if (signs.length === 0) return []
        const values = {found: show(signs.join(" "))}
        return [{code: "signs-not-drawn", place: {file, field}, values}]
      }),
  )
}
