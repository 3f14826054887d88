import type {Language} from "../i18n/languages"

/**
 * Codes of chats that are not about booking one trip: a greeting, a custom trip, several saved
 * trips, a question. No trip may use them.
 */
export const chatCodes = {contact: "CHAT", customize: "PLAN", compare: "COMP", ask: "ASK"} as const

/**
 * The trip's code, one of {@link chatCodes}, or both for a question about a trip: `ASK`, `CANO`.
 */
export type Codes = readonly [string, ...string[]]

/**
 * Tells the operator the subject and language of a chat, and the campaign's channel, if there is one:
 * `CANO-ES`, `CANO-ES-IG`. Events carry it as `lead_reference`.
 */
export const referenceOf = (language: Language, codes: Codes, channel?: string): string =>
  [...codes, language.toUpperCase(), channel].filter(Boolean).join("-")
