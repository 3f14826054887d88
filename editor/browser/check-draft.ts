import type {z} from "zod"
import {type Fault, faultAt, show} from "../../gatsby/content/fault"
import {asSaved} from "../configuration/form-values"
import {type contentFormat, fileOf, schemaIn} from "./content-format"
import {type Entry, judgePictures, withoutAddresses} from "./judge-pictures"

/** Faults that saving the draft would cause, and a price change that needs confirmation. */
export type Verdict = {
  file: string
  faults: Fault[]
  /** Price before and after in euros, if it changes by more than half. */
  leap?: {from: number; to: number}
}

type Priced = {price?: unknown} | undefined

const leapOf = (before: Priced, after: Priced): Verdict["leap"] => {
  const {price: from} = before ?? {}
  const {price: to} = after ?? {}
  if (typeof from !== "number" || typeof to !== "number") return undefined
  return Math.abs(to - from) > from / 2 ? {from, to} : undefined
}

/**
 * A separate path for a file whose slug is taken, so that its other faults are reported as well.
 */
const asideOf = (file: string) => file.replace(/([^/]+)(?=\/[^/]+$)/, "$1 ")

const placeOf = (entry: Entry, content: unknown): string | undefined =>
  String(entry.get("path") ?? "") || fileOf(content)

/**
 * Checks a form's draft against the content contract as a save would, new pictures included.
 *
 * @param entry - as the framework has it while somebody types
 * @returns undefined for what is no data file
 */
export const checkDraft = async (
  entry: Entry,
  format: ReturnType<typeof contentFormat>,
): Promise<Verdict | undefined> => {
  const draft = (entry.get("data") as unknown as {toJS: () => unknown}).toJS()
  const schema = schemaIn(draft)
  if (!schema) return undefined
  const whole = asSaved(schema as z.ZodType, draft)
  const wanted = placeOf(entry, whole)
  if (!wanted) return undefined
  const before = format.files().get(wanted)
  const isTaken = !entry.get("path") && before !== undefined
  const file = isTaken ? asideOf(wanted) : wanted
  const content = withoutAddresses(whole)
  const faults = [...format.faultsOf(file, content), ...(await judgePictures(file, whole, entry))]
  if (!isTaken) return {file, faults, leap: leapOf(before as Priced, content as Priced)}
  const found = show((content as {slug?: unknown}).slug)
  const taken: Fault = faultAt("slug-own", file, "slug", {found})
  return {file, faults: [taken, ...faults.filter(({place}) => place.field !== "slug")]}
}
