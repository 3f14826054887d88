import type {Language} from "../i18n/languages"

/**
 * Codes of the chats that book no one trip: a greeting, a trip of the visitor's own, several
 * saved trips, a question. No trip has one of them as its own.
 */
export const chatCodes = {contact: "CHAT", customize: "PLAN", compare: "COMP", ask: "ASK"} as const

/**
 * Ends the text of a chat with the line that tells the operator what it is about and in which
 * language it was read: `Ref. CANO-ES`. After consent the browser adds the campaign's channel to it
 * (channel.ts), and events carry it as `lead_reference`.
 *
 * @param text - what the chat says
 * @param codes - the trip's code, or one of {@link chatCodes}; a question about a trip has both, as
 *   in `Ref. ASK-CANO-ES`
 */
export const withReference = (
  text: string,
  language: Language,
  ...codes: readonly [string, ...string[]]
): string => `${text}\nRef. ${[...codes, language.toUpperCase()].join("-")}`

/**
 * Reads the reference from the address of a chat.
 *
 * @param href - what `whatsappUrl` has made
 * @returns undefined where the address is none of a chat, or of one without a reference
 */
export const referenceOf = (href: string): string | undefined =>
  /^https:\/\/wa\.me\/.*%0ARef\.%20([A-Z-]+)$/.exec(href)?.[1]
