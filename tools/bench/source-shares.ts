/** What of a source map (revision 3) is read here. */
export type SourceMap = {sources: readonly string[]; mappings: string}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

/**
 * Decodes one segment of a source map's mappings.
 *
 * @param segment - base64 VLQ, as the source map specification (ECMA-426) has it
 * @returns its fields, each relative to that of the segment before
 */
export const decodeSegment = (segment: string): number[] => {
  const fields: number[] = []
  let value = 0
  let shift = 0
  for (const letter of segment) {
    const digit = alphabet.indexOf(letter)
    value += (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    fields.push(value & 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return fields
}

/** Package that a source belongs to; the site's own sources are "this site". */
export const packageOf = (source: string): string => {
  const inside = source.split("node_modules/").at(-1) ?? ""
  if (source.includes("node_modules/"))
    return inside
      .split("/")
      .slice(0, inside.startsWith("@") ? 2 : 1)
      .join("/")
  if (source.includes(".cache/")) return "gatsby"
  return /webpack\/(?:bootstrap|runtime)/.test(source) ? "webpack" : "this site"
}

type Segment = {column: number; source: number | undefined}

const readLine = (line: string, start: number) => {
  let column = 0
  let source = start
  const segments = line
    .split(",")
    .filter(Boolean)
    .map((text): Segment => {
      const [moved = 0, changed] = decodeSegment(text)
      column += moved
      if (changed === undefined) return {column, source: undefined}
      source += changed
      return {column, source}
    })
  return {segments, source}
}

/**
 * Says which package each character of a script comes from.
 *
 * @param script - the minified text
 * @param map - its source map
 * @returns characters by package, most first
 */
export const sharesOf = (script: string, {sources, mappings}: SourceMap): [string, number][] => {
  const shares = new Map<string, number>()
  const lines = script.split("\n")
  let last = 0
  for (const [row, mapped] of mappings.split(";").entries()) {
    const {segments, source} = readLine(mapped, last)
    last = source
    for (const [index, segment] of segments.entries()) {
      if (segment.source === undefined) continue
      const end = segments[index + 1]?.column ?? lines[row]?.length ?? segment.column
      const name = packageOf(sources[segment.source] ?? "")
      shares.set(name, (shares.get(name) ?? 0) + end - segment.column)
    }
  }
  return [...shares].sort(([, a], [, b]) => b - a)
}
