import {useSyncExternalStore} from "react"
import {onPlanner, plannerState} from "./planner"

/**
 * Adds month and travellers to the text of a chat. A reference at its end stays its last line.
 *
 * @param party - a line, or nothing
 */
export const withParty = (chat: string, party: string): string =>
  party ? chat.replace(/(\nRef\. [^\n]*)?$/, last => `\n${party}${last}`) : chat

/** The text of a booking chat, with month and travellers where the visitor has told them. */
export const useChat = (chat: string): string =>
  useSyncExternalStore(
    onPlanner,
    () => withParty(chat, plannerState().party),
    () => chat,
  )
