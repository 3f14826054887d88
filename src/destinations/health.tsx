import {Collapsible} from "../components/collapsible/collapsible"
import {useWords} from "../i18n/use-words"
import * as styles from "./before-you-go.module.css"
import {PlaceNotes, Topic} from "./topic"

/** The contract's values, the strictest first (gatsby/content/schema/region.ts). */
const advices = ["required", "recommended", "no"] as const
const matters = ["malaria", "altitude"] as const

/**
 * Merges the advice of several places, so that a trip says each thing once.
 *
 * @returns the advice on the yellow fever vaccine with the places it holds for, the strictest first;
 *   “no” alone where no place says more; and what to ask a travel clinic about
 */
export const mergeHealth = (places: readonly Queries.RegionHealthFragment[]) => {
  const known = places.flatMap(({name, health}) => (health ? [{name, ...health}] : []))
  const merge = <Kind,>(kind: Kind, holds: (place: (typeof known)[number]) => boolean) => {
    const names = known.filter(holds).map(({name}) => name)
    return names.length > 0 ? [{kind, names}] : []
  }
  const vaccine = advices.flatMap(kind => merge(kind, place => place.yellowFever === kind))
  const needed = vaccine.filter(({kind}) => kind !== "no")
  return {
    vaccine: needed.length > 0 ? needed : vaccine,
    clinic: matters.flatMap(kind =>
      merge(kind, place => place.travelClinic?.includes(kind) ?? false),
    ),
    /** Whether a place does not say who decides. */
    isOpen: known.some(({note}) => !note),
  }
}

/** Vaccine and travel clinic: each advice once, with its places. */
export const Health = ({regions}: {regions: readonly Queries.RegionHealthFragment[]}) => {
  const t = useWords()
  const {vaccine, clinic, isOpen} = mergeHealth(regions)
  if (vaccine.length === 0) return null
  const isOfSeveral = regions.length > 1
  const places = (names: readonly string[]) => (isOfSeveral ? ` (${names.join(", ")})` : "")
  const details = (
    <>
      {clinic.length > 0 && (
        <p>
          {t("place:health.ask", {
            matters: clinic
              .map(({kind, names}) => t(`place:health.clinic.${kind}`) + places(names))
              .reduce((first, second) => t("place:health.and", {first, second})),
          })}
        </p>
      )}
      <PlaceNotes notes={regions.map(({name, health}) => ({name, text: health?.note}))} />
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
      {isOfSeveral ? (
        <Collapsible title={t("place:health.places")} heading="h4" look="faq">
          <div className={`stack ${styles.notes}`}>{details}</div>
        </Collapsible>
      ) : (
        details
      )}
      {isOpen && <p>{t("place:health.check")}</p>}
    </Topic>
  )
}
