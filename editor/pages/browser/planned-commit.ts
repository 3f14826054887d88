import type {Fault} from "../../../gatsby/content/fault"
import {judgeCommit} from "../../browser/judge-commit"
import type {EditorSettings} from "../../settings"
import {type PriceChange, valuesOf, withPrice} from "./price-changes"

/**
 * Puts prices into their files, and holds that against the content contract as every commit of the editor is.
 *
 * @param texts - every data file as it is now
 * @returns the new texts by path, and the faults that they would bring
 */
export const plannedCommit = async (
  changes: readonly PriceChange[],
  texts: ReadonlyMap<string, string>,
  {words}: Pick<EditorSettings, "words">,
): Promise<{files: Map<string, string>; faults: Fault[]}> => {
  const files = new Map(changes.map(({file, to}) => [file, withPrice(texts.get(file) ?? "", to)]))
  const bytes = [...files].map(([file, text]) => [file, new TextEncoder().encode(text)] as const)
  const before = new Map([...valuesOf(texts), ...Object.entries(words)])
  const faults = await judgeCommit(before, {additions: new Map(bytes), deletions: []})
  return {files, faults}
}
