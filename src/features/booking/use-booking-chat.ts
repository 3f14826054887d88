import {graphql} from "gatsby"
import {useSyncExternalStore} from "react"
import {sumLine} from "../../chat/party-state"
import type {ChatAbout} from "../../chat/use-chat"
import {formatDay} from "../../i18n/format"
import {useLanguage} from "../../i18n/use-language"
import {useWords} from "../../i18n/use-words"
import {useKeptDay} from "../saved/kept-day"

export const fragment = graphql`
  fragment BookingChat on Experience {
    slug
    code
    chatText(language: $language)
  }
`

/** Chat that books a trip, with the first day that the visitor told the preparation and what it comes to. */
export const useBookingChat = ({slug, code, chatText}: Queries.BookingChatFragment): ChatAbout => {
  const t = useWords()
  const language = useLanguage()
  const day = useKeptDay(slug)
  const told = day && t("common:messaging.day", {day: formatDay(day, language)})
  const sum = useSyncExternalStore(sumLine.subscribe, sumLine.get, () => "")
  return {text: [chatText, told, sum].filter(Boolean).join("\n"), codes: [code]}
}
