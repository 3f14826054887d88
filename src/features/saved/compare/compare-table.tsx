import {useState} from "react"
import {Link} from "../../../components/link/link"
import {useWords} from "../../../i18n/use-words"
import {isAlike, type Lines, type Row} from "../comparison"
import type {PlannedTrip} from "../load-trips"
import {CompareHeads} from "./compare-heads"
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
const CompareCell = ({lines, isComplete, shared}: CompareCellProps) => {
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

type CompareTableProps = {
  trips: readonly PlannedTrip[]
  rows: readonly Row[]
  /** Whether equal rows, and equal lines of long ones, are hidden. */
  onlyDiffering: boolean
}

/** Lines that all cells have. */
const sharedBy = (cells: readonly (Lines | undefined)[]): Lines =>
  (cells[0] ?? []).filter(line => cells.every(lines => lines?.includes(line)))

/**
 * Trips as columns. A phone shows the first and one other, picked above the table; a row then
 * differs if these two do.
 */
export const CompareTable = ({trips, rows, onlyDiffering}: CompareTableProps) => {
  const t = useWords()
  const [beside, setBeside] = useState(1)
  const [first] = trips
  const other = Math.min(beside, trips.length - 1)
  const isAway = (index: number) => index > 0 && index !== other
  return (
    <>
      {trips.length > 2 && (
        <label className={styles.picker}>
          <span>{t("planner:compare.beside", {title: first?.title ?? ""})}</span>
          <select value={beside} onChange={event => setBeside(Number(event.target.value))}>
            {trips.map(
              ({slug, title}, index) =>
                index > 0 && (
                  <option key={slug} value={index}>
                    {title}
                  </option>
                ),
            )}
          </select>
        </label>
      )}
      <table className={styles.table} data-only-differing={onlyDiffering || undefined}>
        <caption className="visuallyHidden">
          {t("planner:compare.caption", {titles: trips.map(({title}) => title).join(", ")})}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visuallyHidden">{t("planner:compare.fact")}</span>
            </th>
            {trips.map(({slug, title}, index) => (
              <th key={slug} scope="col" data-away={isAway(index) || undefined}>
                <Link to={`/experiences/${slug}/`}>{title}</Link>
              </th>
            ))}
          </tr>
          <CompareHeads trips={trips} isAway={isAway} />
        </thead>
        <tbody>
          {rows.map(({key, label, cells, differs}) => {
            // What is the same in two long lists hides what is not.
            const shared =
              onlyDiffering && key === "packing"
                ? {all: sharedBy(cells), here: sharedBy([cells[0], cells[other]])}
                : undefined
            return (
              <tr
                key={key}
                data-differs={differs || undefined}
                data-alike-here={isAlike(cells[0], cells[other]) || undefined}
              >
                <th scope="row">
                  <span>{label}</span>{" "}
                  {shared && <span className={styles.note}>{t("planner:compare.trimmed")}</span>}
                  {differs && !onlyDiffering && (
                    <span className={styles.mark}>{t("planner:compare.differs")}</span>
                  )}
                </th>
                {cells.map((lines, index) => (
                  <td key={trips[index]?.slug} data-away={isAway(index) || undefined}>
                    <CompareCell lines={lines} isComplete={key === "conditions"} shared={shared} />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
