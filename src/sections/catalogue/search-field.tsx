import {longestSearch} from "../../filter/filter-address"
import {useWords} from "../../i18n/use-words"
import * as styles from "./field.module.css"

type SearchFieldProps = {
  /** What is searched for, as typed. */
  words: string
  /** Called when somebody is about to search. */
  onStart: () => void
}

/** The field for words; the form that it stands in listens to it. */
export const SearchField = ({words, onStart}: SearchFieldProps) => {
  const t = useWords()
  return (
    <label className={styles.search}>
      <span className={styles.name}>{t("experiences:search.label")}</span>
      <input
        type="search"
        name="q"
        value={words}
        maxLength={longestSearch}
        className={styles.select}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        onFocus={onStart}
        onChange={() => undefined}
      />
    </label>
  )
}
