import {priceOf} from "../../gatsby/content/prices"
import type {SiteContent} from "../../gatsby/content/schema/files"
import {coverStates} from "../../gatsby/content/schema/planning"
import type {Trip} from "../../gatsby/content/schema/trip-defaults"
import {fillPrice} from "../../gatsby/content/texts"
import {coverNames} from "../../gatsby/facts/covers"
import {pathTo} from "../../gatsby/routes"
import {formatPriceFrom, formatStay} from "../../gatsby/words/format"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {referenceOf} from "../../src/chat/chat-text"
import {localizedPath} from "../../src/i18n/paths"
import type {TFunction} from "../../src/i18n/use-words"
import {isOwnPath, parseMarkup} from "../../src/lib/text/markup"
import {dictionaries} from "../words"

/** A text for a chat, as a quick reply of WhatsApp Business has it. */
export type QuickReply = {
  /** What one types after a slash to get it. */
  shortcut: string
  title: string
  text: string
}

type Sources = {
  content: SiteContent
  /** Public origin, without a slash at its end. */
  siteUrl: string
  t: TFunction
  language: StaffLanguage
}

/** WhatsApp writes bold between single asterisks and makes links of whole addresses. */
const toChat = (source: string, {siteUrl, language}: Sources) =>
  parseMarkup(source)
    .map(({text, bold, address}) => {
      const shown = bold ? `*${text}*` : text
      if (!address) return shown
      return `${shown} (${isOwnPath(address) ? siteUrl + localizedPath(language, address) : address})`
    })
    .join("")

const priceLine = (trip: Trip, {t, language}: Sources): string => {
  const price = formatPriceFrom(priceOf(trip), {language, t})
  if (priceOf(trip) === undefined) return `${price}.`
  const {basis, confirm} = dictionaries[language].staff
  return `${price}${basis[trip.facts.priceBasis?.per ?? "ask"]}. ${confirm}`
}

/** "Included: Meals, Guide", a line for each answer but those that are open. */
const coverLines = ({covers}: Trip, {t}: Sources) =>
  coverStates.flatMap(value => {
    const names = coverNames(covers, value, t).join(", ")
    return names ? [`${t(`build:covers.value.${value}`)}: ${names}`] : []
  })

const tripReply = (trip: Trip, sources: Sources): QuickReply => {
  const {siteUrl, t, language} = sources
  const reference = referenceOf(language, [trip.code])
  const title = trip.title[language]
  return {
    shortcut: reference.toLowerCase(),
    title: `${title} (${reference})`,
    text: [
      `*${title}* – ${formatStay(trip.length, t)}`,
      toChat(fillPrice(trip.cardDescription[language], priceOf(trip), language), sources),
      priceLine(trip, sources),
      ...coverLines(trip, sources),
      siteUrl + localizedPath(language, pathTo("experiences", trip.slug)),
      `Ref. ${reference}`,
    ].join("\n"),
  }
}

type Answered = {key: string} & Record<"question" | "answer", Record<StaffLanguage, string>>

const usualReply = (
  {key, question, answer}: Answered,
  path: string,
  prefix: string,
  sources: Sources,
): QuickReply => {
  const {siteUrl, language} = sources
  const address = siteUrl + localizedPath(language, `${path}#${key}`)
  return {
    shortcut: `${prefix}-${key}-${language}`,
    title: question[language],
    text: `${toChat(answer[language], sources)}\n${address}`,
  }
}

/**
 * The texts that staff send again and again, the most wanted first: how to book, the trips, those
 * of the home page before the others of the catalogue, then the other questions.
 */
export const quickReplies = (sources: Sources): QuickReply[] => {
  const {booking, experiences, home, questions} = sources.content
  const isOnHome = ({slug}: Trip) => home.trips.experiences.includes(slug)
  const trips = [...experiences.filter(isOnHome), ...experiences.filter(trip => !isOnHome(trip))]
  return [
    ...booking.topics.map(topic => usualReply(topic, pathTo("booking"), "booking", sources)),
    ...trips.map(trip => tripReply(trip, sources)),
    ...questions.questions.map(question => usualReply(question, pathTo("questions"), "q", sources)),
  ]
}
