/** One message of the checker's JSON report. */
export type Message = {
  type: "error" | "info" | "non-document-error"
  subType?: "warning" | "fatal"
  /** Address of the page, as `file:/…/index.html`. */
  url?: string
  message: string
  lastLine?: number
  lastColumn?: number
  extract?: string
}

/** Messages that say nothing about this site, each with the reason; `around` is what they are about. */
const notOurs: {pattern: RegExp; around?: RegExp; reason: string}[] = [
  {
    pattern: /^Trailing slash on void elements has no effect/,
    reason: "React writes <br/>; it quotes every attribute value, so nothing can run together",
  },
  {
    pattern: /^CSS: “paint-order”: Property “paint-order” doesn't exist\.$/,
    reason:
      "defined in SVG 2, 13.8, and in every browser; the checker's list of properties is older",
  },
  {
    pattern: /^CSS: “container-type”: Property “container-type” doesn't exist\.$/,
    reason: "CSS Containment 3, in every browser since 2023; the checker's list is older",
  },
  {
    pattern: /^CSS: “[\w-]+”: Parse Error\.$/,
    around: /\dcqi\b/,
    reason: "a length of CSS Containment 3, as above",
  },
  {
    pattern: /violates Content Security Policy \(meta tag\)/,
    reason:
      "the checker reads files, for which 'self' is no origin, and asks a hash for JSON-LD, which does not run; e2e/security.spec.ts asks browsers instead",
  },
]

const isOurs = ({message, extract = ""}: Message) =>
  !notOurs.some(({pattern, around = /^/}) => pattern.test(message) && around.test(extract))

const show = ({url, lastLine, lastColumn, message, extract}: Message) =>
  [
    `${url ?? "(the checker)"}:${lastLine ?? 0}:${lastColumn ?? 0} ${message}`,
    ...(extract ? [`    ${extract.trim().replaceAll("\n", " ")}`] : []),
  ].join("\n")

/**
 * Reads the checker's report.
 *
 * @param report - JSON of the checker
 * @returns what is wrong, and the pages it is in; warnings count like errors
 */
export const readReport = (report: string): {faults: string[]; pages: Set<string>} => {
  const {messages} = JSON.parse(report) as {messages: Message[]}
  const ours = messages.filter(isOurs)
  return {
    faults: ours.map(show),
    pages: new Set(ours.map(({url}) => url ?? "(the checker)")),
  }
}
