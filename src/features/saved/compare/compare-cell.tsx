import {useWords} from "../../../i18n/use-words"
import type {Lines} from "../comparison"
import * as styles from "./comparison.module.css"

type CompareCellProps = {
  lines: Lines
  /** Whether an empty cell means that there is none. */
  isComplete: boolean
  /** Lines that all trips share, and those that the two on a phone share; they are left out. */
  shared?: {all: Lines; here: Lines}
}

/**
 * Facts of one cell; several form a list. A line that is shared on phones alone is hidden by its
 * attribute, since both widths have one table.
 */
export const CompareCell = ({lines, isComplete, shared}: CompareCellProps) => {
  const t = useWords()
  const own = lines.filter(line => !shared?.all.includes(line))
  const isHere = (line: string) => !shared?.here.includes(line)
  if (lines.length === 0)
    return <span>{t(isComplete ? "planner:compare.none" : "planner:compare.nothing")}</span>
  const [only] = own
  if (only && own.length === 1 && isHere(only)) return <span>{only}</span>
  const nothing = t("planner:compare.nothingElse")
  return (
    <ul className={styles.lines}>
      {own.map(line => (
        <li key={line} data-wide={!isHere(line) || undefined}>
          {line}
        </li>
      ))}
      {own.length === 0 && <li>{nothing}</li>}
      {own.length > 0 && !own.some(isHere) && <li data-narrow="">{nothing}</li>}
    </ul>
  )
}
