/** One property of a calendar file: its name, what stands before the colon beside it, its value. */
export type Property = {name: string; parameters: string; value: string}

/**
 * Reads a calendar file as RFC 5545 has it. It is not the writer of the site, which it judges.
 *
 * @throws Error naming what is against the rules: line ends, lengths, lines without a name
 */
export const readCalendar = (text: string): Property[] => {
  if (!text.endsWith("\r\n")) throw new Error("the last line does not end")
  if (/\r(?!\n)|(?<!\r)\n/.test(text)) throw new Error("a line ends in half of CR LF")
  const lines = text.slice(0, -2).split("\r\n")
  const long = lines.find(line => Buffer.byteLength(line) > 75)
  if (long !== undefined) throw new Error(`more than 75 octets: ${long}`)
  return text
    .slice(0, -2)
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .map(line => {
      const [, name, parameters = "", value] = /^([A-Z-]+)((?:;[^:]*)?):(.*)$/s.exec(line) ?? []
      if (name === undefined || value === undefined) throw new Error(`no property: ${line}`)
      return {name, parameters, value}
    })
}

/** The text that a value stands for (RFC 5545, 3.3.11). */
export const unescapeText = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? "\n" : sign))
