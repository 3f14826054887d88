import {Link} from "../../../components/link/link"
import {Paragraph} from "../../../components/rich-text/rich-text"
import {formatDay} from "../../../i18n/format"
import {useLanguage} from "../../../i18n/use-language"
import {useWords} from "../../../i18n/use-words"
import type {Day} from "../../../lib/days"
import {toggleDone, usePlanner} from "../../../planner/store"
import {isMissed, type Task, type ToldTask} from "../preparation"
import * as styles from "./preparation.module.css"

type TaskListProps = {
  slug: string
  /** By day. */
  tasks: readonly ToldTask[]
  /** The day of departure, whose year the reader knows. */
  departure: Day
  /** Whether something stands against the days; said above the list, not again at its end. */
  isWarned: boolean
}

const yearOf = (day: Day) => day.slice(0, 4)

/** Tasks under their days, each with a box to tick it off. */
export const TaskList = ({slug, tasks, departure, isWarned}: TaskListProps) => {
  const t = useWords()
  const language = useLanguage()
  const done = usePlanner(state => state.done)[slug] ?? []
  const days = [...new Set(tasks.map(({day}) => day))]
  const noteOf = (due: readonly Task[]) => {
    if (due.some(isMissed)) return ` · ${t("preparation:over")}`
    return due.some(({isLate}) => isLate) ? ` · ${t("preparation:byNow")}` : ""
  }
  return (
    <ol className={styles.tasks}>
      {days.map((day, index) => {
        const due = tasks.filter(task => task.day === day)
        const hasYear = yearOf(day) !== yearOf(days[index - 1] ?? departure)
        return (
          <li key={day}>
            <p className={styles.when}>
              <time dateTime={day}>{formatDay(day, language, hasYear)}</time>
              <span>{noteOf(due)}</span>
            </p>
            <ul className={styles.due}>
              {due.map(({key, title, text}) => (
                <li key={key} data-done={done.includes(key) || undefined}>
                  <h3 className={styles.what}>
                    {key === "departure" ? (
                      title
                    ) : (
                      <label>
                        <input
                          type="checkbox"
                          checked={done.includes(key)}
                          onChange={() => toggleDone(slug, key)}
                        />
                        <span>{title}</span>
                      </label>
                    )}
                  </h3>
                  {!(key === "departure" && isWarned) && <Paragraph key={text} text={text} />}
                  {(key === "pack" || key === "bag") && (
                    <p className={styles.packing}>
                      <Link to={`/experiences/${slug}/#packing`}>{t("preparation:packing")}</Link>
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}
