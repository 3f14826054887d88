import {useWords} from "../../i18n/use-words"
import * as styles from "./customize.module.css"

type PlaceSelectProps = {
  label: string
  options: readonly {key: string; name: string}[]
  /** Called with the name of the place, or with nothing while undecided. */
  onChoose: (name: string) => void
}

/** A field for one place of the journey. */
export const PlaceSelect = ({label, options, onChoose}: PlaceSelectProps) => {
  const t = useWords()
  return (
    <label className={styles.place}>
      <span className={styles.optionName}>{label}</span>
      <select className={styles.select} onChange={({target}) => onChoose(target.value)}>
        <option value="">{t("experiences:customize.undecided")}</option>
        {options.map(({key, name}) => (
          <option key={key} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
