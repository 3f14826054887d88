import {type Fault, faultAt, type Verdict} from "./fault"

/** A trip's file and its parsed content. */
export type TripFile = {file: string; value?: unknown}

/** A value that no two trips may share. */
export type Own = Verdict & {file: string; field: string; key: string}

/** Finds values that an earlier trip already has; each fault names both files. */
export const shared = (list: readonly Own[]): Fault[] => {
  const first = new Map<string, string>()
  return list.flatMap(({file, field, key, code, values}) => {
    const other = first.get(key)
    if (!other) first.set(key, file)
    return other ? [faultAt(code, file, field, {...values, file: other})] : []
  })
}
