import type {FormEvent} from "react"
import {useWords} from "../../i18n/use-words"
import * as styles from "./field.module.css"
import {type SortOrder, sortOrders} from "./filter/experience-filter"

type SortSelectProps = {
  /** The form that it belongs to. */
  form: string
  order: SortOrder | undefined
  /** Whether there are search words: the first order is then relevance, else the catalogue's. */
  isSearch: boolean
  onChange: (event: FormEvent) => void
}

/** The order of the results. */
export const SortSelect = ({form, order, isSearch, onChange}: SortSelectProps) => {
  const t = useWords()
  return (
    <label className={styles.sort}>
      <span className={styles.name}>{t("experiences:sort.label")}</span>
      <select
        form={form}
        name="sort"
        value={order ?? ""}
        className={styles.select}
        onChange={onChange}
      >
        <option value="">
          {t(isSearch ? "experiences:sort.order.relevance" : "experiences:sort.order.ours")}
        </option>
        {sortOrders.map(name => (
          <option key={name} value={name}>
            {t(`experiences:sort.order.${name}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
