import {readFile, writeFile} from "node:fs/promises"
import {replacePart} from "../marked-part"

/** The report that people read; its measured parts stand between marks. */
export const reportFile = "docs/performance.md"
const figuresFile = "docs/performance.json"

/** Parts of the report, each by another run; `nginx` is `bench` served as hosts serve. */
export type Part = "bench" | "nginx" | "bundle" | "scale" | "fresh" | "search"

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
  const document = await readFile(reportFile, "utf8")
  await writeFile(reportFile, replacePart(document, reportFile, part, text))
  const all = {...(await readFigures()), [part]: figures}
  await writeFile(figuresFile, `${JSON.stringify(all, null, 2)}\n`)
}
