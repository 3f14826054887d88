import {useState} from "react"
import {Icon} from "../../../components/icon/icon"
import {useWords} from "../../../i18n/use-words"
import {useOperator} from "../../../site/use-operator"
import {withStore} from "../load-store"
import {useSavedTrips} from "../saved-state"
import * as styles from "./save-button.module.css"

type SaveButtonProps = {
  experience: Queries.MeasuredExperienceFragment
  /** The trip's title, if the button stands on a card among others. */
  title?: string
}

/**
 * Saves or removes a trip on this device, and says which by word and colour. Hidden without scripts.
 * Messages appear below it.
 */
export const SaveButton = ({experience, title}: SaveButtonProps) => {
  const t = useWords()
  const {productId} = useOperator()
  const {slug} = experience
  const isSaved = useSavedTrips().includes(slug)
  const says = t(isSaved ? "cards:save.saved" : "cards:save.short")
  const [note, setNote] = useState<"full" | "visit" | "failed">()
  return (
    <>
      <button
        type="button"
        className={styles.save}
        data-needs-script=""
        aria-pressed={isSaved}
        aria-label={(isSaved ? says : t("cards:save.trip")) + (title ? `: ${title}` : "")}
        onPointerEnter={() => withStore(() => undefined)}
        onClick={() =>
          withStore(
            store => setNote(store.pressSave(productId, experience)),
            () => setNote("failed"),
          )
        }
      >
        <Icon name={isSaved ? "saved" : "save"} />
        <span>{says}</span>
      </button>
      {note && (
        <p role="alert" className={styles.note}>
          {t(note === "failed" ? "common:network.failed" : `cards:save.note.${note}`)}
        </p>
      )}
    </>
  )
}
