import {useState} from "react"
import {savedEvent} from "../analytics/attributes"
import {track} from "../analytics/data-layer"
import {Icon} from "../components/icon/icon"
import {useWords} from "../i18n/use-words"
import * as styles from "./save-button.module.css"
import {isFull, toggleSaved, useSaved} from "./store"

type SaveButtonProps = {
  experience: Queries.AnalyticsItemFragment
  /** The trip's title, if the button stands on a card among others. */
  title?: string
}

/** Saves or removes a trip, and says which by word and colour. Hidden without scripts. */
export const SaveButton = ({experience, title}: SaveButtonProps) => {
  const t = useWords()
  const {slug} = experience
  const isSaved = useSaved().includes(slug)
  const [isRefused, setIsRefused] = useState(false)
  const label = t(isSaved ? "cards:save.saved" : "cards:save.short")
  const press = () => {
    const isRefused = !isSaved && isFull()
    setIsRefused(isRefused)
    if (isRefused) return
    toggleSaved(slug)
    track(savedEvent(experience, !isSaved))
  }
  return (
    <>
      <button
        type="button"
        className={styles.save}
        data-needs-script=""
        aria-pressed={isSaved}
        aria-label={(isSaved ? label : t("cards:save.trip")) + (title ? `: ${title}` : "")}
        onClick={press}
      >
        <Icon name={isSaved ? "saved" : "save"} />
        <span>{label}</span>
      </button>
      {isRefused && (
        <p role="alert" className={styles.note}>
          {t("cards:save.note.full")}
        </p>
      )}
    </>
  )
}
