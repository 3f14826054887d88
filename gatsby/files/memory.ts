import {readFile, stat} from "fs/promises"

/**
 * Reads JSON stored by an earlier build.
 *
 * @returns nothing known, where there is no such file or it is cut off: a build that was ended while
 *   it wrote costs time, and no more
 */
export const recall = async <Memory extends object>(file: string): Promise<Partial<Memory>> => {
  const text = await readFile(file, "utf8").catch(() => "{}")
  try {
    return JSON.parse(text) as Partial<Memory>
  } catch {
    return {}
  }
}

/**
 * Fingerprint of a file: modification time in milliseconds and size in bytes.
 *
 * @throws Error when there is no such file
 */
export const stateOf = async (file: string): Promise<string> => {
  const {mtimeMs, size} = await stat(file)
  return `${mtimeMs} ${size}`
}
