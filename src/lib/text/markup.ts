/** A run of words, bold or not, that may lead somewhere. */
export type Run = {
  text: string
  bold: boolean
  /** Path of a page of the site without its language, or an https address. */
  address?: string
}

const link = /\[([^[\]]+)\]\(([^()\s]*)\)/g
const ownPath = /^\/([a-z0-9-]+\/)*(#[a-z0-9-]+)?$/
const webAddress = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?([/?#][^\s<>"'\\]*)?$/i

/** Whether an address is a path of the site, not one of another site. */
export const isOwnPath = (address: string): boolean => ownPath.test(address)

const isTarget = (address: string) => isOwnPath(address) || webAddress.test(address)

const linkRuns = (source: string, bold: boolean): Run[] => {
  const runs: Run[] = []
  let end = 0
  for (const {0: whole, 1: text = "", 2: address = "", index} of source.matchAll(link)) {
    if (!isTarget(address)) continue
    runs.push({text: source.slice(end, index), bold}, {text, bold, address})
    end = index + whole.length
  }
  return runs.concat({text: source.slice(end), bold})
}

/** Reads the inline markup of a line: `**bold**` and `[words](address)`, nothing else. */
export const parseMarkup = (source: string): Run[] =>
  source
    .split("**")
    .flatMap((part, index) => linkRuns(part, index % 2 === 1))
    .filter(({text}) => text !== "")

/** The words of a line without their markup, for places that show plain text. */
export const plainText = (source: string): string =>
  parseMarkup(source)
    .map(({text}) => text)
    .join("")

/** The words of a line with the sites that they link to, for calendars: “form (https://…)”. */
export const spellOut = (source: string): string =>
  parseMarkup(source)
    .map(({text, address}) => (address && !isOwnPath(address) ? `${text} (${address})` : text))
    .join("")

/** Whether a text is the address of a page, and not words. */
export const isWebAddress = (text: string | null | undefined): text is string =>
  /^https?:\/\/\S+$/.test(text ?? "")
