import {useWords} from "../../i18n/use-words"
import * as styles from "./field.module.css"
import {longestSearch} from "./filter/filter-address"

type SearchFieldProps = {
  /** The search words as typed. */
  words: string
  /** Called when the visitor is about to search. */
  onStart: () => void
}

/** The search field; its form listens to it. */
export const SearchField = ({words, onStart}: SearchFieldProps) => {
  const t = useWords()
  return (
    <label className={`${styles.field} ${styles.search}`}>
      <span className="quiet">{t("experiences:search.label")}</span>
      <input
        type="search"
        name="q"
        value={words}
        maxLength={longestSearch}
        className={styles.select}
        placeholder={t("experiences:search.example")}
        enterKeyHint="search"
        spellCheck={false}
        onFocus={onStart}
        onChange={() => undefined}
      />
    </label>
  )
}
