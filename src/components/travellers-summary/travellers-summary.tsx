import {useTravellersLine} from "../../chat/use-chat"
import {useWords} from "../../i18n/use-words"

/**
 * Says which month and travellers the visit's chats carry; nothing if none are known.
 *
 * @param namesDay - whether the chat beside it names the first day instead of the month
 */
export const TravellersSummary = ({namesDay}: {namesDay?: boolean}) => {
  const t = useWords()
  const line = useTravellersLine(namesDay)
  return line ? <p>{t("common:party.told", {line})}</p> : null
}
