import type {Pictures} from "./scale-pictures"

/** How large a site is built, and with which pictures. */
export type Site = {count: number; pictures: Pictures}

const usualCounts = [28, 280, 1000]

/** Experiences up to which every picture is a real one: to encode those of a thousand takes an hour. */
const mostReal = 280

/**
 * Reads the words after `npm run bench:scale --`.
 *
 * @param words - counts of experiences, and `--real` or `--blurred` for the pictures of all
 * @returns sites to be built, and whether they are the usual ones, whose figures are published
 * @throws Error naming a word that is none of them
 */
export const readScaleOptions = (words: readonly string[]): {sites: Site[]; isUsual: boolean} => {
  let wanted: Pictures | undefined
  const counts: number[] = []
  for (const word of words) {
    if (word === "--real" || word === "--blurred") wanted = word === "--real" ? "real" : "blurred"
    else if (/^[1-9]\d*$/.test(word)) counts.push(Number(word))
    else
      throw new Error(
        `bench:scale: found "${word}", expected --real, --blurred or whole numbers from 1`,
      )
  }
  const sites = (counts.length > 0 ? counts : usualCounts).map(count => ({
    count,
    pictures: wanted ?? (count <= mostReal ? ("real" as const) : ("blurred" as const)),
  }))
  return {sites, isUsual: words.length === 0}
}
