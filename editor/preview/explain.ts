import {checkContent} from "../../gatsby/content/check-content"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import type {Files} from "../configuration/choices"
import {tellFaultOfField} from "../configuration/tell-fault"

/** Maximum number of faults shown. */
const most = 3

/** Explains why a page cannot be shown: faults of its file, or the error. */
export const explain = (
  content: Files,
  file: string,
  error: unknown,
  language: StaffLanguage,
): Error => {
  const read = new Map([...content].map(([path, value]) => [path, {value, faults: []}]))
  const own = checkContent(read).faults.filter(({place}) => place.file === file)
  const told = own.map(fault => tellFaultOfField(fault, language))
  return new Error(told.slice(0, most).join("\n") || (error as Error).message)
}
