import {formatDay, monthWord} from "../i18n/format"
import {type Language, locales} from "../i18n/languages"
import type {TFunction} from "../i18n/use-words"
import {joined, wellFormed} from "../lib/text/letters"
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
  joined([...codes, language.toUpperCase(), channel], "-")

export type ChatSubject = {
  /** What the chat says by itself: a greeting, a question, what books a trip. */
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

export const greeting = (t: TFunction): ChatSubject => ({
  text: t("common:messaging.welcome"),
  codes: [chatCodes.contact],
})

/** What a chat says beside its subject: when, who travels, what the filter asks for, and the campaign. */
export type Choices = TripDate & {travellers: Travellers; filter?: string; channel?: string}

type Words = {language: Language; t: TFunction}

/** When a trip begins: from its first day, else in its month. */
const whenText = ({day, month}: TripDate, {t, language}: Words) => {
  if (day) return t("common:messaging.from", {day: formatDay(day, language)})
  return month ? t("common:messaging.in", {month: monthWord(month, t)}) : ""
}

/** Whether somebody has said that nobody else travels. */
export const travelsAlone = ({adults, children}: Travellers): boolean => adults === 1 && !children

/** Numbers that are written as words. */
const mostWritten = 6

/** Who travels, and when, in a sentence: “We’re two adults and a child aged 7, travelling in July.” */
const travellersText = (
  {adults = 0, children = 0, ages = []}: Travellers,
  when: string,
  {t, language}: Words,
): string => {
  // One text asks for no format, which takes a phone 27 ms in the middle of hydration.
  const listed = (texts: readonly string[]) =>
    texts.length > 1 ? new Intl.ListFormat(locales[language].format).format(texts) : texts.join()
  const number = (count: number) =>
    count > mostWritten ? count : t(`common:messaging.number.${count as 1}`)
  const agesText = ages.length > 0 && t("common:messaging.ages", {ages: listed(ages.map(String))})
  const groups = [
    adults > 0 && t("common:messaging.adults", {count: adults, number: number(adults)}),
    children > 0 &&
      joined(
        [t("common:messaging.children", {count: children, number: number(children)}), agesText],
        " ",
      ),
  ]
  const party = listed(groups.filter(group => typeof group === "string"))
  if (travelsAlone({adults, children}))
    return when ? t("common:messaging.aloneWhen", {when}) : t("common:messaging.alone")
  if (adults > 0)
    return when
      ? t("common:messaging.partyWhen", {party, when})
      : t("common:messaging.party", {party})
  return joined(
    [party && t("common:messaging.with", {party}), when && t("common:messaging.when", {when})],
    " ",
  )
}

/**
 * A chat: its own words, the visitor's choices, thanks, and its reference in a line of its own.
 *
 * @returns its text; the choices alone, in one line, empty without any; its reference
 */
export const writeChat = (subject: ChatSubject, choices: Choices, words: Words) => {
  const {codes, trips = [], isDated} = subject
  const {travellers, filter, channel} = choices
  // Once one listed trip has a first day, each title carries its own day or month.
  const isDatedList = trips.some(({date}) => date.day)
  const titles = trips.map(({title, date}) =>
    isDatedList ? joined([title, whenText(date, words)], ", ") : title,
  )
  const lineWith = (when: string) => joined([travellersText(travellers, when, words), filter], " ")
  const when = isDatedList ? "" : whenText(choices, words)
  const line = lineWith(isDated ? "" : when)
  const body = joined([subject.text, ...titles.map(title => `- ${title}`), line], "\n")
  const separator = !line && body.includes("\n") ? "\n" : " "
  const reference = referenceOf(words.language, codes, channel)
  return {
    text: [body, separator, words.t("common:messaging.thanks"), `\nRef. ${reference}`].join(""),
    choicesText: joined([isDatedList && `${titles.join("; ")}.`, lineWith(when)], " "),
    reference,
  }
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
