import type {FormEvent} from "react"
import {useWords} from "../../i18n/use-words"
import {type SortOrder, sortOrders} from "./filter/experience-filter"
import {SelectField} from "./select-field"

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
    <SelectField
      isInline
      label={t("experiences:sort.label")}
      any={t(isSearch ? "experiences:sort.order.relevance" : "experiences:sort.order.ours")}
      options={sortOrders.map(key => ({key, label: t(`experiences:sort.order.${key}`)}))}
      form={form}
      name="sort"
      value={order ?? ""}
      onChange={onChange}
    />
  )
}
