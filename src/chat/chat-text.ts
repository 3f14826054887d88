import {formatDay} from "../i18n/format"
import type {Language} from "../i18n/languages"
import type {TFunction} from "../i18n/use-words"
import {wellFormed} from "../lib/text/well-formed"
import type {Travellers, TripDate} from "../visitor/store"
import {type Codes, referenceOf} from "./reference"

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

const monthLine = ({month}: TripDate, {t}: Words) =>
  month && `${t("common:messaging.month")}: ${t(`common:month.${month as 1}`)}.`

const dayLine = ({day}: TripDate, {t, language}: Words) =>
  day && t("common:messaging.day", {day: formatDay(day, language)})

const dateLine = (date: TripDate, words: Words) => dayLine(date, words) || monthLine(date, words)

/** Lines about the visitor's choices: the first day, then month, travellers and filter. */
const linesOf = (choices: Choices, words: Words) => {
  const {day, travellers, filter} = choices
  const {adults, children} = travellers
  const {t} = words
  return [
    dayLine(choices, words),
    joined(
      [
        !day && monthLine(choices, words),
        adults && `${t("common:messaging.adults")}: ${adults}.`,
        children && `${t("common:messaging.children")}: ${children}.`,
        filter,
      ],
      " ",
    ),
  ]
}

/** Beside the first day of one trip of a list, a trip without one says the month itself. */
const isDatedList = ({trips = []}: ChatSubject) => trips.some(({date}) => date.day)

/** The text of a chat: its own words, the visitor's choices, and its reference in a line of its own. */
export const chatText = (subject: ChatSubject, choices: Choices, words: Words): string => {
  const isDated = isDatedList(subject)
  const lines = (subject.trips ?? []).map(
    ({title, date}) => `- ${joined([title, isDated && dateLine(date, words)], ". ")}`,
  )
  const others =
    subject.isDated || isDated ? {...choices, day: undefined, month: undefined} : choices
  const reference = `Ref. ${referenceOf(words.language, subject.codes, choices.channel)}`
  return joined([subject.text, ...lines, ...linesOf(others, words), reference], "\n")
}

/** The visitor's choices as the chat says them, in one line; empty without any. */
export const choicesText = (subject: ChatSubject, choices: Choices, words: Words): string => {
  if (!isDatedList(subject)) return joined(linesOf(choices, words), " ")
  const dates = (subject.trips ?? []).map(({date}) => dateLine(date, words))
  const others = {...choices, day: undefined, month: undefined}
  return joined([...new Set(dates), ...linesOf(others, words)], " ")
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
