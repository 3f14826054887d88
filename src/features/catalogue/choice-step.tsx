import type {ReactNode} from "react"
import {useWords} from "../../i18n/use-words"
import * as styles from "./customize.module.css"

type ChoiceStepProps = {
  /** Its place among the steps; without one it comes before them. */
  number?: number
  title: string
  description: string
  /** Options of a single choice; a step may have other fields instead. */
  options?: Queries.CustomizeOptionsFragment["options"]
  /** The part of the choice that these options set. */
  name?: string
  children?: ReactNode
}

/** One numbered step of the customize section: a group of fields. */
export const ChoiceStep = (props: ChoiceStepProps) => {
  const t = useWords()
  const {number, title, description, options, name, children} = props
  const undecided = {key: "", label: t("experiences:customize.undecided"), description: null}
  return (
    <fieldset className={styles.step}>
      <legend className={styles.legend}>
        {number && (
          <span className={`${styles.number} quiet`}>
            {t("experiences:customize.step", {number})}
          </span>
        )}
        <span className={styles.title}>{title}</span>
      </legend>
      <p className="quiet">{description}</p>
      {children}
      {(options ? [undecided, ...options] : []).map(({key, label, description: detail}) => (
        <label key={key} className={styles.option}>
          <input type="radio" name={name} value={key} defaultChecked={!key} />
          <span className={styles.optionTexts}>
            <span className={styles.optionName}>{label}</span>
            {detail && <span className="quiet">{detail}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
