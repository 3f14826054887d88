import type {ReactNode} from "react"
import {useWords} from "../i18n/use-words"
import * as styles from "./customize-step.module.css"

type CustomizeStepProps = {
  /** Place among the numbered steps; left out for the step before them. */
  number?: number
  title: string
  description: string
  children: ReactNode
}

export const CustomizeStep = (props: CustomizeStepProps) => {
  const {number, title, description, children} = props
  const t = useWords()
  return (
    <fieldset className={`card stack ${styles.step}`}>
      <legend className={styles.legend}>
        {number && <strong className="quiet">{t("experiences:customize.step", {number})}</strong>}
        <span className={styles.title}>{title}</span>
      </legend>
      <p className="quiet">{description}</p>
      {children}
    </fieldset>
  )
}
