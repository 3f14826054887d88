import {navigate} from "gatsby"
import type {FormEvent} from "react"
import {buttonClass} from "../../components/button/button"
import {localizedPath} from "../../i18n/paths"
import {useLanguage} from "../../i18n/use-language"
import {useWords} from "../../i18n/use-words"
import {knownChoices, pickFilter, writeFilter} from "./filter/filter-address"
import {SelectField} from "./select-field"
import * as styles from "./trip-question.module.css"

/** What it asks, in its order. */
const names = ["month", "length"]

type Facets = Queries.CatalogueFacetFragment["facets"]

/** "When, how long?": two lists that lead into the filtered catalogue, without scripts, too. */
export const TripQuestion = ({facets}: {facets: Facets}) => {
  const t = useWords()
  const path = localizedPath(useLanguage(), "/experiences/")
  const asked = names.flatMap(name => facets.filter(facet => facet.name === name))
  const follow = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const known = knownChoices(asked)
    const answers = new FormData(event.currentTarget)
    const filter = pickFilter(name => answers.getAll(name), known)
    // What was asked for stands in the filter there, above the trips that answer it.
    void navigate(`${path}${writeFilter("", filter, known)}#found`)
  }
  return (
    <form
      action={path}
      className={styles.question}
      data-screen-only=""
      aria-labelledby="trip-question"
      autoComplete="off"
      onSubmit={follow}
    >
      <h2 id="trip-question">{t("home:question.title")}</h2>
      {asked.map(({name, label, any, choices}) => (
        <SelectField key={name} name={name} label={label} any={any} options={choices} />
      ))}
      <button type="submit" className={buttonClass()}>
        {t("home:question.show")}
      </button>
    </form>
  )
}
