import {createHash} from "crypto"

/** 20 hexadecimal digits of the SHA-256 of some content, as names of Gatsby's own files have them. */
export const shortHash = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 20)
