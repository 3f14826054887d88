import {usePartyLine} from "../../chat/use-chat"
import {useWords} from "../../i18n/use-words"

/** Says which month and travellers the visit's chats carry; nothing if none are known. */
export const PartyTold = () => {
  const t = useWords()
  const line = usePartyLine()
  return line ? <p>{t("common:party.told", {line})}</p> : null
}
