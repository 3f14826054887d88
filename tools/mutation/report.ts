import {table} from "../bench/report"
import {type Folder, folders, lowestScore} from "./folders"
import {type FolderFigures, scoreOf} from "./results"

export type MutationFigures = Partial<Record<Folder, FolderFigures>>

/** Files with the lines of their survivors: "`reference.ts` 7, 12". */
const places = ({survivors}: FolderFigures) => {
  const lines = new Map<string, Set<string>>()
  for (const survivor of survivors) {
    const [, file = "", line = ""] = /^(.+?):(\d+) /.exec(survivor) ?? []
    lines.set(file, (lines.get(file) ?? new Set()).add(line))
  }
  return [...lines].map(([file, numbers]) => `\`${file}\` ${[...numbers].join(", ")}`).join("; ")
}

/** Writes the figures as the part of docs/testing.md that the command owns. */
export const toMarkdown = (figures: MutationFigures): string => {
  const tried = folders.flatMap(folder => {
    const found = figures[folder]
    return found ? [{folder, found}] : []
  })
  const rows = tried.map(({folder, found}) => [
    `\`${folder}\``,
    found.mutants,
    found.killed,
    `${scoreOf(found).toFixed(1)} %`,
    found.minutes ?? "",
    places(found),
  ])
  const low = tried.filter(({found}) => scoreOf(found) < lowestScore)
  const untried = folders.filter(folder => !figures[folder])
  const list = (names: readonly string[]) => names.map(name => `\`${name}\``).join(", ")
  return [
    table(["folder", "mutants", "killed", "score", "minutes", "lines of survivors"], rows),
    low.length > 0
      ? `Below ${lowestScore} %: ${list(low.map(({folder}) => folder))}.`
      : `None is below ${lowestScore} %.`,
    ...(untried.length > 0 ? [`Not tried yet: ${list(untried)}.`] : []),
  ].join("\n\n")
}
