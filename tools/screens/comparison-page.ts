import {defaultLanguage} from "../../src/i18n/languages"

/** A page that looks otherwise than before; pictures by their file names. */
export type Change = {
  title: string
  /** Pixels that differ, of all. */
  share: number
  pictures: {before: string; after: string; marked: string}
}

const escapeText = (text: string) =>
  text.replace(/[&<>"]/g, letter => `&#${letter.codePointAt(0)};`)

const figure = (name: string, file: string) =>
  `<figure><figcaption>${name}</figcaption><a href="${file}"><img src="${file}" alt="" loading="lazy"></a></figure>`

const section = ({title, share, pictures}: Change) =>
  `<section><h2>${escapeText(title)}</h2><p>${(share * 100).toFixed(2)} % of the pixels differ.</p><div>` +
  figure("before", pictures.before) +
  figure("after", pictures.after) +
  figure("what differs", pictures.marked) +
  "</div></section>"

const style =
  "body{font:16px/1.5 system-ui;margin:2rem;background:#eee}div{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1rem}figure{margin:0}img{width:100%;border:1px solid #999}"

/**
 * Writes the page that shows side by side what changed, the most first.
 *
 * @param before - what it is compared with
 * @param count - how many photographs were compared
 */
export const comparisonPage = (
  before: string,
  count: number,
  changes: readonly Change[],
): string => {
  const sorted = changes.toSorted((one, other) => other.share - one.share)
  const heading = `${changes.length} of ${count} photographs differ from ${before}`
  return `<!doctype html><html lang="${defaultLanguage}"><meta charset="utf-8"><title>${escapeText(heading)}</title><style>${style}</style><h1>${escapeText(heading)}</h1>${sorted.map(section).join("")}</html>`
}
