import {useWords} from "../../i18n/use-words"
import {Collapsible} from "../collapsible/collapsible"
import * as styles from "./practical-info.module.css"
import {joinAll, PlaceNotes, Topic} from "./topic"

/** The contract's values, the strictest first (gatsby/content/schema/region.ts). */
const advices = ["required", "recommended", "no"] as const
const clinicTopics = ["malaria", "altitude"] as const

type Places = readonly Queries.RegionHealthFragment[]
type Advice = NonNullable<Places[number]["health"]>

/**
 * Merges the advice of several places, so that a trip says each thing once.
 *
 * @returns the advice on the yellow fever vaccine with the places it holds for, the strictest first;
 *   “no” alone where no place says more; and what to ask a travel clinic about
 */
export const mergeHealth = (places: Places) => {
  const merge = <Kind,>(kinds: readonly Kind[], holds: (health: Advice, kind: Kind) => unknown) =>
    kinds
      .map(kind => ({
        kind,
        names: places.flatMap(({name, health}) => (health && holds(health, kind) ? name : [])),
      }))
      .filter(({names}) => names.length > 0)
  const vaccine = merge(advices, ({yellowFever}, kind) => yellowFever === kind)
  const needed = vaccine.filter(({kind}) => kind !== "no")
  return {
    vaccine: needed.length > 0 ? needed : vaccine,
    clinic: merge(clinicTopics, ({travelClinic}, kind) => travelClinic?.includes(kind)),
  }
}

export const HealthFacts = ({regions}: {regions: Places}) => {
  const t = useWords()
  const {vaccine, clinic} = mergeHealth(regions)
  if (vaccine.length === 0) return null
  const isOfSeveral = regions.length > 1
  const places = (names: readonly string[]) => (isOfSeveral ? ` (${names.join(", ")})` : "")
  const questions = clinic.map(({kind, names}) => t(`place:health.clinic.${kind}`) + places(names))
  const hasDetails = questions.length > 0 || regions.some(({health}) => health?.note)
  const details = (
    <>
      {questions.length > 0 && <p>{t("place:health.ask", {matters: joinAll(t, questions)})}</p>}
      <PlaceNotes notes={regions.map(({name, health}) => [name, health?.note])} />
    </>
  )
  return (
    <Topic title={t("place:health.title")}>
      <ul className="stack">
        {vaccine.map(({kind, names}) => (
          <li key={kind}>
            <strong>{t(`place:health.yellowFever.${kind}`)}</strong>
            <span>{places(names)}</span>
          </li>
        ))}
      </ul>
      {vaccine.some(({kind}) => kind !== "no") && <p>{t("place:health.unable")}</p>}
      {isOfSeveral && hasDetails ? (
        <Collapsible title={t("place:health.places")} heading="h4">
          <div className={`stack ${styles.notes}`}>{details}</div>
        </Collapsible>
      ) : (
        details
      )}
      {regions.some(({health}) => health && !health.note) && <p>{t("place:health.check")}</p>}
    </Topic>
  )
}
