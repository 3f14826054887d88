/** Size that chat apps and networks ask for, in pixels. */
export const sharingSize = {width: 1200, height: 630}

/** What a sharing picture says over its poster. */
export type SharingWords = {
  title: string
  /** Under the title: length of stay and price, or the tagline. */
  line: string
  brand: string
}

const margin = 72
const lineLength = sharingSize.width - 2 * margin
/** Mean width of a bold letter, relative to the font size. */
const letterWidth = 0.54
const mostLines = 3
/** Title sizes to try, in pixels, largest first. */
const titleSizes = [88, 76, 64, 52, 44]

/** Wraps a text at word boundaries. */
export const wrap = (text: string, letters: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && longer.length <= letters) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/**
 * Replaces characters by equivalents that the fonts have: composed letters, one hyphen, one
 * no-break space.
 */
export const readable = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/[^\S ]/g, "\u00a0")

const escapeXml = (text: string) =>
  readable(text).replace(/[&<>"']/g, character => `&#${character.codePointAt(0)};`)

/**
 * Draws the text of a sharing picture as SVG, on a readable scrim.
 *
 * @returns an SVG of `sharingSize`; the title takes the largest size at which it fits
 */
export const sharingOverlay = ({title, line, brand}: SharingWords): string => {
  const {width, height} = sharingSize
  const lettersAt = (size: number) => Math.floor(lineLength / (size * letterWidth))
  const size =
    titleSizes.find(candidate => wrap(title, lettersAt(candidate)).length <= mostLines) ??
    (titleSizes.at(-1) as number)
  const lines = wrap(title, lettersAt(size))
  const lineY = height - margin
  const firstY = lineY - 62 - (lines.length - 1) * size * 1.05
  const titleSpans = lines
    .map(
      (text, index) =>
        `<tspan x="${margin}" y="${firstY + index * size * 1.05}">${escapeXml(text)}</tspan>`,
    )
    .join("")
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Bricolage Grotesque" font-weight="700" fill="#fffdf8">
  <defs>
    <linearGradient id="scrim" x1="0" y1="1" x2="0" y2="0">
      <stop offset="0" stop-color="#06201e" stop-opacity="0.94"/>
      <stop offset="0.45" stop-color="#06201e" stop-opacity="0.72"/>
      <stop offset="0.85" stop-color="#06201e" stop-opacity="0"/>
    </linearGradient>
    <linearGradient id="top" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#06201e" stop-opacity="0.6"/>
      <stop offset="0.28" stop-color="#06201e" stop-opacity="0"/>
    </linearGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#scrim)"/>
  <rect width="${width}" height="${height}" fill="url(#top)"/>
  <text x="${margin}" y="82" font-size="34">${escapeXml(brand)}</text>
  <text font-size="${size}" letter-spacing="-1">${titleSpans}</text>
  <text x="${margin}" y="${lineY}" font-size="36" fill="#f4b81c">${escapeXml(line)}</text>
</svg>`
}
