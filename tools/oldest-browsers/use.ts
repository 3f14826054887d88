import {isKnown, lacking} from "./data"

/**
 * Something that is used: how it is written, and the keys of browser-compat-data that it may stand
 * for. Keys that the data does not know say nothing.
 */
export type Use = {
  written: string
  keys: readonly string[]
  /** The name of a member of some object: the site's own objects may have it too. */
  member?: string
}

/** Something used that is written like this. */
export const makeUse = (written: string, ...keys: string[]): Use => ({written, keys})

/**
 * Whether some of the oldest browsers lacks what is used. A name that several things bear, one of
 * which is everywhere, is taken for that one.
 */
export const isBeyond = ({keys}: Use): boolean => {
  const known = keys.filter(isKnown)
  return known.length > 0 && known.every(key => lacking(key).length > 0)
}
