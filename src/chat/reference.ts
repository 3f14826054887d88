import type {Language} from "../i18n/languages"

/**
 * Codes of the chats that book no one trip: a greeting, a trip of the visitor's own, several
 * saved trips, a question. No trip has one of them as its own.
 */
export const chatCodes = {contact: "CHAT", customize: "PLAN", compare: "COMP", ask: "ASK"} as const

/** The trip's code, or one of {@link chatCodes}; a question about a trip has both: `ASK`, `CANO`. */
export type Codes = readonly [string, ...string[]]

/**
 * What tells the operator what a chat is about and in which language it was read: `CANO-ES`. After
 * consent the browser adds the campaign's channel to it (campaign.ts), and events carry it as
 * `lead_reference`.
 */
export const referenceOf = (language: Language, codes: Codes): string =>
  [...codes, language.toUpperCase()].join("-")
