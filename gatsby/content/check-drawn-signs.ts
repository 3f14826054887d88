import {languages} from "../../src/i18n/languages"
import {drawnSigns} from "../publish/sharing/drawn-signs"
import {drawnFaults, drawnFields} from "./drawn-faults"
import type {Fault} from "./fault"
import {readJson} from "./read-json"

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
  const signs = drawnSigns(project)
  return [...drawn, ...(await Promise.all(words))].flatMap(({file, drawn: fields}) =>
    drawnFaults(file, fields, signs),
  )
}
