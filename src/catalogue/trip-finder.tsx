import {navigate} from "gatsby"
import type {FormEvent} from "react"
import {filterEvent} from "../analytics/attributes"
import {track} from "../analytics/data-layer"
import {SelectField} from "../components/field/field"
import {localizedPath} from "../i18n/paths"
import {useLanguage, useWords} from "../i18n/use-words"
import {useEarlyChoices} from "../lib/use-early-choices"
import {chooseMonth, useTripDate} from "../visitor/store"
import type {Facets} from "./filter"
import * as styles from "./trip-finder.module.css"

/** "When, how long?": two lists that lead into the filtered catalogue. */
export const TripFinder = ({facets}: {facets: Facets}) => {
  const t = useWords()
  const path = localizedPath(useLanguage(), "/experiences/")
  const {month = ""} = useTripDate()
  const form = useEarlyChoices(early => {
    if (early.month !== undefined) chooseMonth(early.month)
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget))
      if (value) query.set(name, String(value))
    track(filterEvent(Object.fromEntries(query)))
    // The choices stand in the filter there, above the trips that fit.
    void navigate(`${path}${String(query) && `?${query}`}#found`)
  }
  return (
    <form
      ref={form}
      action={`${path}#found`}
      className={`container ${styles.question}`}
      data-needs-script=""
      aria-labelledby="trip-finder"
      autoComplete="off"
      onSubmit={submit}
    >
      <h2 id="trip-finder">{t("home:question.title")}</h2>
      {facets
        .filter(({name}) => name === "month" || name === "length")
        .map(({name, label, any, options}) => (
          <SelectField
            key={name}
            name={name}
            label={label}
            options={[{key: "", label: any}, ...options]}
            {...(name === "month" && {
              value: month,
              onChange: ({target}) => chooseMonth(target.value),
            })}
          />
        ))}
      <button type="submit" className="button">
        {t("home:question.show")}
      </button>
    </form>
  )
}
