import {readFile, writeFile} from "node:fs/promises"

/** The report that people read; its measured parts stand between marks. */
export const reportFile = "docs/performance.md"
const figuresFile = "docs/performance.json"

/** Parts of the report, each by another run; `nginx` is `bench` served as hosts serve. */
export type Part = "bench" | "nginx" | "bundle" | "scale" | "fresh"

const marks = (part: Part) => [`<!-- ${part}: begin -->`, `<!-- ${part}: end -->`] as const

/**
 * Puts a measured part into a document, in place of the one before; all else stays.
 *
 * @throws Error when the document has not both marks of the part
 */
export const replacePart = (document: string, part: Part, text: string): string => {
  const [begin, end] = marks(part)
  const from = document.indexOf(begin)
  const to = document.indexOf(end)
  if (from < 0 || to < from)
    throw new Error(`${reportFile}: expected the lines "${begin}" and "${end}", in this order`)
  return `${document.slice(0, from + begin.length)}\n\n${text}\n\n${document.slice(to)}`
}

const readFigures = async (): Promise<Partial<Record<Part, unknown>>> =>
  JSON.parse(await readFile(figuresFile, "utf8").catch(() => "{}"))

/**
 * Reads the figures of the last run.
 *
 * @throws Error when the part was never measured
 */
export const published = async <Figures>(part: Part): Promise<Figures> => {
  const figures = (await readFigures())[part]
  if (!figures) throw new Error(`${figuresFile} has no figures of "${part}": measure them first`)
  return figures as Figures
}

/** Writes a measured part into docs/performance.md, and its figures into docs/performance.json. */
export const publish = async (part: Part, text: string, figures: unknown): Promise<void> => {
  await writeFile(reportFile, replacePart(await readFile(reportFile, "utf8"), part, text))
  const all = {...(await readFigures()), [part]: figures}
  await writeFile(figuresFile, `${JSON.stringify(all, null, 2)}\n`)
}
