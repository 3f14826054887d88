/** What Stryker writes down of one mutant; the schema has more. */
type Mutant = {
  mutatorName: string
  replacement?: string
  /** Killed, Timeout, Survived, NoCoverage, Ignored, CompileError or RuntimeError. */
  status: string
  location: {start: {line: number}}
}

/** @see https://github.com/stryker-mutator/mutation-testing-elements/tree/master/packages/report-schema */
export type MutationReport = {files: Readonly<Record<string, {mutants: readonly Mutant[]}>>}

/** What the tests of a folder are worth. */
export type FolderFigures = {
  mutants: number
  killed: number
  /** How long all of them took, in minutes; missing where no run has tried all. */
  minutes?: number
  /** Each as "file:line mutator replacement", the file from the folder on. */
  survivors: string[]
}

const killed = new Set(["Killed", "Timeout"])
const survived = new Set(["Survived", "NoCoverage"])

/** A replacement on one line, cut where it is long. */
const shorten = (text: string) => text.replace(/\s+/g, " ").slice(0, 60)

/**
 * Counts what became of a folder's mutants. Those that a comment takes out, or that do not even load,
 * say nothing of the tests.
 *
 * @param folder - as the project's paths begin
 */
export const figuresOf = (folder: string, {files}: MutationReport): FolderFigures => {
  const tried = Object.entries(files)
    .filter(([file]) => file.startsWith(`${folder}/`))
    .flatMap(([file, {mutants}]) => mutants.map(mutant => ({file, ...mutant})))
  const survivors = tried
    .filter(({status}) => survived.has(status))
    .toSorted((one, other) =>
      one.file === other.file
        ? one.location.start.line - other.location.start.line
        : one.file.localeCompare(other.file),
    )
  const dead = tried.filter(({status}) => killed.has(status)).length
  return {
    mutants: dead + survivors.length,
    killed: dead,
    survivors: survivors.map(({file, location, mutatorName, replacement = ""}) =>
      [
        `${file.slice(folder.length + 1)}:${location.start.line}`,
        mutatorName,
        shorten(replacement),
      ].join(" "),
    ),
  }
}

/** Percentage of the mutants that are killed, to one decimal and never rounded up. */
export const scoreOf = ({mutants, killed: dead}: FolderFigures): number =>
  mutants === 0 ? 100 : Math.floor((dead / mutants) * 1000) / 10
