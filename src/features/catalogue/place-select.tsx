import {useWords} from "../../i18n/use-words"
import * as styles from "./customize.module.css"

type PlaceSelectProps = {
  label: string
  /** The part of the choice that it sets. */
  name: string
  options: readonly {key: string; name: string}[]
}

/** A field for one place of the journey. */
export const PlaceSelect = ({label, name: part, options}: PlaceSelectProps) => {
  const t = useWords()
  return (
    <label className={styles.place}>
      <span>{label}</span>
      <select className={styles.select} name={part}>
        <option value="">{t("experiences:customize.undecided")}</option>
        {options.map(({key, name}) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
