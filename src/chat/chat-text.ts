import {formatDay} from "../i18n/format"
import type {Language} from "../i18n/languages"
import type {TFunction} from "../i18n/use-words"
import {wellFormed} from "../lib/text/well-formed"
import type {Travellers, TripDate} from "../visitor/store"

/**
 * Codes of chats that are not about booking one trip: a greeting, a custom trip, several saved
 * trips, a question. No trip may use them.
 */
export const chatCodes = {contact: "CHAT", customize: "PLAN", compare: "COMP", ask: "ASK"} as const

/** The trip's code, one of {@link chatCodes}, or both for a question about a trip: `ASK`, `CANO`. */
export type Codes = readonly [string, ...string[]]

/**
 * Tells the operator the subject and language of a chat, and the campaign's channel, if there is one:
 * `CANO-ES`, `CANO-ES-IG`. Events carry it as `lead_reference`.
 */
export const referenceOf = (language: Language, codes: Codes, channel?: string): string =>
  [...codes, language.toUpperCase(), channel].filter(Boolean).join("-")

/** What a chat is about. */
export type ChatSubject = {
  /** Its own words: a greeting, a question, what books a trip. */
  text: string
  codes: Codes
  /** The one trip that it is about, whose date it says. */
  slug?: string
  /** Trips that it lists, each with its date. */
  trips?: readonly {title: string; date: TripDate}[]
  /** Whether its own words say the date. */
  isDated?: boolean
  /** Title of the page's subject, for an e-mail. */
  title?: string
}

/** What the visitor has chosen: when, with how many, and what the filter asks for. */
export type Choices = TripDate & {travellers: Travellers; filter?: string; channel?: string}

type Words = {language: Language; t: TFunction}

const joined = (parts: readonly (string | number | false | undefined)[], mark: string) =>
  parts.filter(Boolean).join(mark)

/** When a trip begins: its first day, else its month. */
const dateText = ({day, month}: TripDate, {t, language}: Words) => {
  if (day) return t("common:messaging.day", {day: formatDay(day, language)})
  return month && `${t("common:messaging.month")}: ${t(`common:month.${month as 1}`)}.`
}

/** Who travels: "Adults: 2. Children: 2 (ages: 4, 7)." */
const travellersText = ({adults, children, ages = []}: Travellers, {t}: Words) => {
  const {length: count} = ages
  const old = count > 0 && `(${t("common:messaging.ages", {count, ages: ages.join(", ")})})`
  return joined(
    [
      adults && `${t("common:messaging.adults")}: ${adults}.`,
      children && `${t("common:messaging.children")}: ${joined([children, old], " ")}.`,
    ],
    " ",
  )
}

const partyText = ({travellers, filter}: Choices, words: Words) =>
  joined([travellersText(travellers, words), filter], " ")

/** Beside the first day of one trip of a list, a trip without one says the month itself. */
const isDatedList = ({trips = []}: ChatSubject) => trips.some(({date}) => date.day)

/** The visitor's choices as the chat says them, in one line; empty without any. */
export const choicesText = (subject: ChatSubject, choices: Choices, words: Words): string => {
  const dates = isDatedList(subject) ? (subject.trips ?? []).map(({date}) => date) : [choices]
  const texts = new Set(dates.map(date => dateText(date, words)))
  return joined([...texts, partyText(choices, words)], " ")
}

/** The text of a chat: its own words, the visitor's choices, and its reference in a line of its own. */
export const chatText = (subject: ChatSubject, choices: Choices, words: Words): string => {
  const isList = isDatedList(subject)
  const lines = (subject.trips ?? []).map(
    ({title, date}) => `- ${joined([title, isList && dateText(date, words)], ". ")}`,
  )
  const said =
    subject.isDated || isList ? partyText(choices, words) : choicesText(subject, choices, words)
  const reference = `Ref. ${referenceOf(words.language, subject.codes, choices.channel)}`
  return joined([subject.text, ...lines, said, reference], "\n")
}

/**
 * Address that opens a WhatsApp chat with a text; the number has digits alone, the country code first.
 *
 * @see https://faq.whatsapp.com/5913398998672934 (click to chat)
 */
export const whatsappUrl = (number: string, text: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(wellFormed(text))}`

/** An e-mail ends its lines with CRLF (RFC 6068). */
const bodyOf = (text: string) => wellFormed(text).replaceAll("\n", "\r\n")

/** Address that opens an e-mail with a text; without an address of its own the sender chooses. */
export const mailtoUrl = (address: string, subject: string, text: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(wellFormed(subject))}&body=${encodeURIComponent(bodyOf(text))}`
