import {tellPrices} from "../../gatsby/content/facts/tell-prices"
import {coverRows} from "../../gatsby/content/schema/planning"
import {arePricesOver} from "../../gatsby/content/schema/prices"
import type {SiteContent} from "../../gatsby/content/site-content"
import {openFacts} from "../../gatsby/launch/open-facts"
import {questionOf} from "../../gatsby/launch/questions"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {referenceOf} from "../../src/chat/reference"
import {formatPrice, formatStay} from "../../src/i18n/format"
import {localizedPath} from "../../src/i18n/paths"
import type {Words} from "../../src/i18n/use-words"
import {isOwnPath, parseMarkup} from "../../src/lib/text/markup"

/** A text for a chat, as a quick reply of WhatsApp Business has it. */
export type Answer = {
  /** What one types after a slash to get it. */
  shortcut: string
  title: string
  text: string
  /** What to find out before it is sent. */
  open: readonly string[]
}

/** What the answers need beside the content. */
type AnswerSources = {
  /** Public origin, without a slash at its end. */
  siteUrl: string
  /** Words of the language, with the namespace `build`. */
  t: Words
}

type Trip = SiteContent["experiences"][number]

const words = {
  en: {
    from: (price: string) => `From ${price}`,
    basis: {
      person: " per person",
      group: " per group",
      ask: "; whether per person or per group, we tell you with the dates",
    },
    untilAsked: "With your dates we confirm the price and how long it holds.",
  },
  es: {
    from: (price: string) => `Desde ${price}`,
    basis: {
      person: " por persona",
      group: " por grupo",
      ask: "; si es por persona o por grupo te lo decimos con las fechas",
    },
    untilAsked: "Con tus fechas te confirmamos el precio y hasta cuándo vale.",
  },
} satisfies Record<StaffLanguage, object>

/** WhatsApp writes bold between single asterisks and makes links of addresses. */
const chatMarkup = (source: string, siteUrl: string, language: StaffLanguage) =>
  parseMarkup(source)
    .map(({text, bold, address}) => {
      const told = bold ? `*${text}*` : text
      if (!address) return told
      const whole = isOwnPath(address) ? siteUrl + localizedPath(language, address) : address
      return `${told} (${whole})`
    })
    .join("")

const priceLines = (
  trip: Trip,
  {site}: SiteContent,
  t: Words,
  language: StaffLanguage,
): string[] => {
  if (arePricesOver(trip)) return [`${t("build:priceOpen")}.`]
  const {from, basis, untilAsked} = words[language]
  const start = `${from(formatPrice(trip.price, language))}${basis[site.priceBasis]}.`
  const told = tellPrices(trip, {language, t, places: []})
  return told ? [start, ...told.lines] : [`${start} ${untilAsked}`]
}

/** "Included: Meals, Guide", a line for each answer but those that are open. */
const coverLines = ({covers = {}}: Trip, t: Words) =>
  (["included", "partly", "not-included"] as const).flatMap(value => {
    const rows = coverRows.filter(row => covers[row] === value)
    const named = rows.map(row => t(`build:covers.row.${row}`)).join(", ")
    return rows.length > 0 ? [`${t(`build:covers.value.${value}`)}: ${named}`] : []
  })

const tripAnswers = (
  content: SiteContent,
  {siteUrl, t}: AnswerSources,
  language: StaffLanguage,
) => {
  const facts = openFacts(content)
  return content.experiences.map((trip): Answer => {
    const reference = referenceOf(language, [trip.code])
    const title = trip.title[language]
    return {
      shortcut: reference.toLowerCase(),
      title: `${title} (${reference})`,
      text: [
        `*${title}* – ${formatStay(trip.length, t)}`,
        chatMarkup(trip.cardDescription[language], siteUrl, language),
        ...priceLines(trip, content, t, language),
        ...coverLines(trip, t),
        siteUrl + localizedPath(language, `/experiences/${trip.slug}/`),
        `Ref. ${reference}`,
      ].join("\n"),
      open: facts
        .filter(fact => fact.trip === undefined || fact.trip === trip.slug)
        .map(({field}) => questionOf(field)[language]),
    }
  })
}

type Asked = {key: string} & Record<"question" | "answer", Record<StaffLanguage, string>>

const usualAnswers = (
  before: string,
  path: string,
  asked: readonly Asked[],
  {siteUrl}: AnswerSources,
  language: StaffLanguage,
) =>
  asked.map(({key, question, answer}): Answer => {
    const address = siteUrl + localizedPath(language, `${path}#${key}`)
    return {
      shortcut: `${before}${key}-${language}`,
      title: question[language],
      text: `${chatMarkup(answer[language], siteUrl, language)}\n${address}`,
      open: [],
    }
  })

/**
 * Writes the texts that the operator sends again and again: one for each trip's reference, and one for each usual
 * question.
 */
export const answersOf = (
  content: SiteContent,
  sources: AnswerSources,
  language: StaffLanguage,
): Answer[] => [
  ...tripAnswers(content, sources, language),
  ...usualAnswers("booking-", "/booking/", content.booking.topics, sources, language),
  ...usualAnswers("", "/questions-answers/", content.questions.questions, sources, language),
]
