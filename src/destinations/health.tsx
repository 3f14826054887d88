import {Collapsible} from "../components/collapsible/collapsible"
import {useWords} from "../i18n/use-words"
import * as styles from "./before-you-go.module.css"
import {mergeHealth} from "./merge-health"
import {PlaceNotes, Topic} from "./topic"

/** Vaccine and travel clinic: each advice once, with its places. */
export const Health = ({regions}: {regions: readonly Queries.BeforeYouGoFragment[]}) => {
  const t = useWords()
  const {vaccine, clinic, isOpen} = mergeHealth(regions)
  if (vaccine.length === 0) return null
  const places = (names: readonly string[]) => (regions.length > 1 ? ` (${names.join(", ")})` : "")
  const told = (
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
      <ul className={styles.advice}>
        {vaccine.map(({kind, names}) => (
          <li key={kind} data-advice={kind}>
            <strong>{t(`place:health.yellowFever.${kind}`)}</strong>
            <span>{places(names)}</span>
          </li>
        ))}
      </ul>
      {vaccine.some(({kind}) => kind !== "no") && <p>{t("place:health.unable")}</p>}
      {regions.length > 1 ? (
        <Collapsible title={t("place:health.places")} heading="h4" look="faq">
          <div className={styles.notes}>{told}</div>
        </Collapsible>
      ) : (
        told
      )}
      {isOpen && <p>{t("place:health.check")}</p>}
    </Topic>
  )
}
