import {type Fault, faultAt, type Verdict} from "./fault"

/** A trip's file and its parsed content. */
export type TripFile = {file: string; value?: unknown}

/** A value that stands once. */
export type Own = Verdict & {file: string; field: string; key: string}

/** Finds values that stand somewhere earlier; each fault names that file and field. */
export const shared = (list: readonly Own[]): Fault[] => {
  const first = new Map<string, Own>()
  return list.flatMap(own => {
    const {file, field} = first.get(own.key) ?? {}
    if (!file) first.set(own.key, own)
    return file ? [faultAt(own.code, own.file, own.field, {...own.values, file, field})] : []
  })
}
