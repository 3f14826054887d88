import process from "node:process"

/** Gatsby and its packages read all other signs as patterns, addresses or code. */
const safe =
  process.platform === "win32"
    ? /[\p{L}\p{M}\p{N} ._,;+=~@&\\:-]/u
    : /[\p{L}\p{M}\p{N} ._,;+=~@&/-]/u

/**
 * Says what is the matter with the project's place, if anything is.
 *
 * @param {string} folder - absolute path
 * @returns {string | undefined} names the sign, the folder and the mend
 */
export const faultOfPlace = folder => {
  const sign = [...folder].find(each => !safe.test(each))
  return sign
    ? `Nothing can be built in a folder with ${sign} in its path, which Gatsby takes for more than a name: ${folder}\nRename the folder or move the project. Letters, digits, spaces and - _ . are safe.`
    : undefined
}
