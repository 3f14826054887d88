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
export const checkDrawnSigns = (
  root: string,
  project: string,
  files: readonly {file: string; value?: unknown}[],
): Fault[] => {
  const words = languages.map(language => {
    const file = `locales/${language}/build.json`
    const value = readJson(root, file).value as Record<string, unknown> | undefined
    return {file, drawn: ["stay", "priceFrom"].map(field => ({field, value: value?.[field]}))}
  })
  const drawn = files.map(({file, value}) => ({file, drawn: drawnFields(value)}))
  const signs = drawnSigns(project)
  return [...drawn, ...words].flatMap(({file, drawn: fields}) => drawnFaults(file, fields, signs))
}
