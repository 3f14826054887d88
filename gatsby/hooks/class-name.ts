import {createHash} from "crypto"

/**
 * Class name in the pages of a name in a style sheet. It is short, since a page carries hundreds of
 * them twice and no compression makes a hash smaller; a test says so if two are the same.
 *
 * @returns four characters, which css-loader puts an underscore before where no name starts so
 */
export const className = (file: string, name: string): string =>
  createHash("sha256").update(`${file} ${name}`).digest("base64url").slice(0, 4)
