import {savedEvent} from "../analytics/attributes"
import {track} from "../analytics/data-layer"
import {Icon} from "../components/icon/icon"
import {useWords} from "../i18n/use-words"
import * as styles from "./save-button.module.css"
import {toggleSaved, useIsSaved} from "./store"

type SaveButtonProps = {
  experience: Queries.AnalyticsItemFragment
  /** The trip's title, if the button stands on a card among others. */
  title?: string
}

/** Saves or removes a trip, and says which by word and colour. Hidden without scripts. */
export const SaveButton = ({experience, title}: SaveButtonProps) => {
  const t = useWords()
  const {slug} = experience
  const isSaved = useIsSaved(slug)
  const label = t(isSaved ? "cards:save.saved" : "cards:save.short")
  return (
    <button
      type="button"
      className={`target ${styles.save}`}
      data-needs-script=""
      aria-pressed={isSaved}
      aria-label={(isSaved ? label : t("cards:save.trip")) + (title ? `: ${title}` : "")}
      onClick={() => {
        toggleSaved(slug)
        track(savedEvent(experience, !isSaved))
      }}
    >
      <Icon name={isSaved ? "saved" : "save"} />
      <span>{label}</span>
    </button>
  )
}
