import {createHash} from "crypto"
import {readFile} from "fs/promises"

/**
 * Hash of some content.
 *
 * @param parts - its texts and bytes, one after another
 * @returns 20 hexadecimal digits of its SHA-256, as Gatsby's own files have them
 */
export const shortHash = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash("sha256")
  for (const part of parts) hash.update(part)
  return hash.digest("hex").slice(0, 20)
}

/** The same for a file's bytes. */
export const fileHash = async (file: string): Promise<string> => shortHash(await readFile(file))
