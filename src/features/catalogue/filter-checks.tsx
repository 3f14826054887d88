import {memo, useRef} from "react"
import {useWords} from "../../i18n/use-words"
import {useLightDismiss} from "../../layout/header/use-light-dismiss"
import * as styles from "./field.module.css"
import {countWith} from "./filter/experience-filter"
import type {FilterSelectProps} from "./filter-select"

/**
 * A question of the filter that takes several answers: a disclosure of boxes, each with how many
 * experiences it would leave alone. It works before hydration, as the form listens.
 */
export const FilterChecks = memo((props: FilterSelectProps) => {
  const {name, label: question, any, choices, value, filter, experiences} = props
  const t = useWords()
  const panel = useRef<HTMLDetailsElement>(null)
  useLightDismiss(panel, true)
  const chosen = choices.filter(({key}) => value.split(",").includes(key))
  return (
    <details ref={panel} className={styles.checks}>
      <summary className={styles.field}>
        <span className="quiet">{question}</span>
        <span
          className={`control ${styles.select} ${styles.told}`}
          data-chosen={value ? "" : undefined}
        >
          {chosen.map(({label}) => label).join(", ") || any}
        </span>
      </summary>
      <fieldset aria-label={question} className={styles.boxes}>
        <legend className="visuallyHidden">{question}</legend>
        {choices.map(({key, label}) => (
          <label key={key} className={styles.box}>
            <input
              type="checkbox"
              name={name}
              value={key}
              checked={chosen.some(choice => choice.key === key)}
              onChange={() => undefined}
            />
            <span>
              {t("experiences:filter.choice", {
                label,
                count: countWith(experiences, filter, name, key),
              })}
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  )
})
