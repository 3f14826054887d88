import {savedEvent} from "../../analytics/attributes"
import {track} from "../../analytics/data-layer"
import {useWords} from "../../i18n/use-words"
import {joined} from "../../lib/text/letters"
import {toggleSaved, useCanStore, useIsSaved} from "../../visitor/store"
import {Paragraph} from "../rich-text/rich-text"
import {ToolButton} from "../tool-button/tool-button"

/**
 * Saves a trip or removes it, and counts that.
 *
 * @param next - slug of the trip that it stood before, if it was just removed
 */
export const saveTrip = (
  experience: Queries.AnalyticsItemFragment,
  isSaved: boolean,
  next?: string,
): void => {
  toggleSaved(experience.slug, next)
  track(savedEvent(experience, isSaved))
}

type SaveButtonProps = {
  experience: Queries.AnalyticsItemFragment
  /** The trip's title, if the button stands on a card among others. */
  title?: string
}

/**
 * Saves or removes a trip: its name says what a press does, its colour whether it is saved. Where the browser
 * stores nothing it says so.
 */
export const SaveButton = ({experience, title}: SaveButtonProps) => {
  const t = useWords()
  const {slug} = experience
  const isSaved = useIsSaved(slug)
  const canStore = useCanStore()
  const saved = canStore ? "cards:save.saved" : "cards:save.listed"
  const label = t(isSaved ? saved : "cards:save.short")
  const action = isSaved ? `${label}, ${t("cards:save.remove")}` : t("cards:save.trip")
  return (
    <>
      <ToolButton
        icon={isSaved ? "saved" : "save"}
        data-selected={isSaved || undefined}
        aria-label={joined([action, title], ": ")}
        onClick={() => saveTrip(experience, !isSaved)}
      >
        {label}
      </ToolButton>
      {isSaved && !canStore && (
        <div role="alert" data-screen-only="">
          <Paragraph text={t("cards:save.unkept")} />
        </div>
      )}
    </>
  )
}
