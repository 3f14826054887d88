import type {Fault} from "./fault"

/** A trip's file with what could be read of it. */
export type TripFile = {file: string; value?: unknown}

/** A value that no two trips may share. */
export type Own = {file: string; field: string; key: string; found: string; expected: string}

/** Finds values that a trip before has already; each fault names both files. */
export const shared = (list: readonly Own[]): Fault[] => {
  const first = new Map<string, string>()
  return list.flatMap(({file, field, key, found, expected}) => {
    const other = first.get(key)
    if (!other) first.set(key, file)
    return other ? [{file, field, found: `${found}, as in ${other}`, expected}] : []
  })
}
