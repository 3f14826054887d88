import {savedEvent} from "../analytics/attributes"
import {track} from "../analytics/data-layer"
import {Paragraph} from "../components/rich-text/rich-text"
import {ToolButton} from "../components/tool-button/tool-button"
import {useWords} from "../i18n/use-words"
import {toggleSaved, useIsKept, useIsSaved} from "../visitor/store"

type SaveButtonProps = {
  experience: Queries.AnalyticsItemFragment
  /** The trip's title, if the button stands on a card among others. */
  title?: string
}

/** Saves or removes a trip, and says which by word and colour; or that this browser keeps nothing. */
export const SaveButton = ({experience, title}: SaveButtonProps) => {
  const t = useWords()
  const {slug} = experience
  const isSaved = useIsSaved(slug)
  const isKept = useIsKept()
  const saved = isKept ? "cards:save.saved" : "cards:save.listed"
  const label = t(isSaved ? saved : "cards:save.short")
  return (
    <>
      <ToolButton
        icon={isSaved ? "saved" : "save"}
        aria-pressed={isSaved}
        aria-label={(isSaved ? label : t("cards:save.trip")) + (title ? `: ${title}` : "")}
        onClick={() => {
          toggleSaved(slug)
          track(savedEvent(experience, !isSaved))
        }}
      >
        {label}
      </ToolButton>
      {isSaved && !isKept && (
        <div role="alert" data-screen-only="">
          <Paragraph text={t("cards:save.unkept")} />
        </div>
      )}
    </>
  )
}
