import {graphql} from "gatsby"
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

/** Chat that books a trip, with the first day that the visitor told the preparation. */
export const useBookingChat = ({slug, code, chatText}: Queries.BookingChatFragment): ChatAbout => {
  const t = useWords()
  const language = useLanguage()
  const day = useKeptDay(slug)
  const told = day && t("common:messaging.day", {day: formatDay(day, language)})
  return {text: [chatText, told].filter(Boolean).join("\n"), codes: [code]}
}
