import {graphql} from "gatsby"
import {useSyncExternalStore} from "react"
import {sumLine} from "../../chat/party-state"
import type {ChatAbout} from "../../chat/use-chat"
import {useDayInChat} from "../saved/kept-day"

export const fragment = graphql`
  fragment BookingChat on Experience {
    slug
    code
    chatText(language: $language)
  }
`

/** Chat that books a trip, with what it comes to and the first day that the visitor told the preparation. */
export const useBookingChat = ({slug, code, chatText}: Queries.BookingChatFragment): ChatAbout => {
  const withDay = useDayInChat(slug)
  const sum = useSyncExternalStore(sumLine.subscribe, sumLine.get, () => "")
  return withDay({text: [chatText, sum].filter(Boolean).join("\n"), codes: [code]})
}
