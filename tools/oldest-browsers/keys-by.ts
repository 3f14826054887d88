import {allKeys} from "./data"

/**
 * The keys of the data by something that they hold.
 *
 * @param of - what a key is to be found by, in any number; none leaves it out
 */
export const keysBy = (of: (key: string) => readonly string[]): Map<string, string[]> => {
  const found = new Map<string, string[]>()
  for (const key of allKeys)
    for (const name of of(key).filter(Boolean)) {
      const keys = found.get(name)
      if (keys) keys.push(key)
      else found.set(name, [key])
    }
  return found
}
