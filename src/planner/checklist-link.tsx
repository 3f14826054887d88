import {Link} from "../components/link/link"
import {useWords} from "../i18n/use-words"
import {isFull, toggleSaved, useSaved} from "./store"

/** Way from a trip to its checklist, which is kept with the saved trips: it saves the trip first. */
export const ChecklistLink = ({slug}: {slug: string}) => {
  const t = useWords()
  const isSaved = useSaved().includes(slug)
  return (
    <Link
      to="/saved/#prepare"
      className="target"
      data-needs-script=""
      onClick={() => {
        if (!isSaved && !isFull()) toggleSaved(slug)
      }}
    >
      {t("cards:save.checklist")}
    </Link>
  )
}
