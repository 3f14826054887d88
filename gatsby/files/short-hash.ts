import {createHash} from "crypto"

/**
 * Names a text by what it says.
 *
 * @returns 20 hexadecimal digits of its SHA-256, as Gatsby's own files have them
 */
export const shortHash = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 20)
