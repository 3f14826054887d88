import {locales} from "../../src/i18n/languages"
import {capital} from "../../src/lib/text/letters"
import type {Experience} from "../content/schema/experience"
import {isKnown} from "../content/schema/facts"
import {coverRows} from "../content/schema/planning"
import type {Trip} from "../content/schema/trip-defaults"
import {type I18nContext, lowerFirst} from "../words/format"
import {type ContentContext, regionsOf} from "./look-ups"
import {feesOf} from "./needs"

type Named = Pick<Experience, "title" | "messagingTitle">

export const bookingText = (
  {kind, title, messagingTitle = title}: Named & Pick<Experience, "kind">,
  {language, t}: I18nContext,
): string => t("build:chat", {kind: t(`build:kind.${kind}`), title: messagingTitle[language]})

/** What is asked of a trip, a sentence of the chat each, in groups that pages name. */
export const openTopics = [
  {group: "price", names: ["priceBasis"]},
  {group: "price", names: coverRows, isCover: true},
  {group: "times", names: ["stay", "start", "end", "startTime", "duration"]},
  {group: "people", names: ["group", "guideLanguages", "minimumAge"]},
  {group: "price", names: ["deposit", "cancelling"]},
  {group: "price", names: ["accommodation", "mealsIncluded"]},
  {group: "ways", names: ["effort", "longestWalk", "boatStep", "way", "ways"]},
  {group: "price", names: ["fees"]},
] as const

type Topic = (typeof openTopics)[number]

/** What a trip may ask of one: a question of its own each where nobody has measured it. */
export const openMeasures = ["longestWalk", "boatStep"] as const

/** Names of the facts that a trip leaves open: its list, and its end if its last day travels on. */
export const askedFacts = ({ask, days}: Pick<Trip, "ask" | "days">) => {
  const isEndOpen = days?.items.at(-1)?.travel?.to !== undefined && !ask.includes("end")
  return isEndOpen ? [...ask, "end" as const] : ask
}

/** A house for a night, where nobody meets: one comes and goes. */
const isStay = ({facts, length}: Trip) => facts.accommodation !== undefined && length.days === 1

/**
 * Names the questions that a trip leaves open: rows of what the price covers, then facts.
 *
 * - The longest walk is one where the trip has, or asks for, other measures; the step into a boat,
 *   too, if the trip is also about water. Hours, or figures in the sentence on effort, tell of walks.
 * - Where one sleeps is a question once somebody has said whether the price covers it.
 */
export const openNames = (trip: Trip) => {
  const {activities, covers, facts} = trip
  const {access, duration, effort} = facts
  const asked = askedFacts(trip)
  const isAsked = {
    longestWalk: !duration && !/\d/.test(effort?.why.en ?? ""),
    boatStep: activities.includes("water"),
  }
  const measures = openMeasures.filter(name => access?.[name] === undefined && isAsked[name])
  return [
    ...coverRows.filter(row => covers[row] === "ask"),
    ...asked.filter(
      name =>
        name !== "access" &&
        !isKnown(facts, name) &&
        (name !== "start" || !isStay(trip)) &&
        (name !== "accommodation" || covers.lodging !== "ask"),
    ),
    ...(access || asked.includes("access") ? measures : []),
  ]
}

/** More would be a form, not a message. */
const mostSentences = 5
/** In characters; the thanks and the reference of every chat take up to forty more. */
const mostCharacters = 410

/**
 * The chat that asks what is open, as a person would: in a few sentences, what decides first. Its
 * page names the rest, too, which is told when somebody answers.
 *
 * @param open - names of questions
 * @param count - how many travel: one says “I”
 */
export const questionsText = (
  {title, messagingTitle = title}: Named,
  open: readonly string[],
  count: number,
  {language, t}: I18nContext,
) => {
  const list = new Intl.ListFormat(locales[language].format)
  const clausesOf = (topic: Topic) => {
    if (!("isCover" in topic))
      return topic.names
        .filter(name => open.includes(name))
        .map(name => t(`build:question.${name}`, {count}))
    const rows = topic.names.filter(row => open.includes(row))
    const names = rows.map(row => lowerFirst(t(`build:covers.row.${row}`)))
    return rows.length > 0 ? [t("build:question.covers", {rows: list.format(names)})] : []
  }
  const topics = openTopics.flatMap(topic => {
    const clauses = capital(list.format(clausesOf(topic)))
    return clauses ? {group: topic.group, text: t("build:question.sentence", {clauses})} : []
  })
  const sentences = topics.slice(0, mostSentences)
  const textOf = () =>
    [
      t("build:question.hello", {count, title: messagingTitle[language]}),
      ...sentences.map(({text}) => text),
    ].join(" ")
  while (sentences.length > 0 && textOf().length > mostCharacters) sentences.pop()
  const groups = [...new Set(topics.map(({group}) => group))]
  return {
    chatText: textOf(),
    rows: groups.map(group => ({
      label: t(`build:open.${group}`),
      questions: topics
        .filter(topic => topic.group === group)
        .map(({text}) => text)
        .join(" "),
    })),
  }
}

/** How one gets about, of a trip with days to each visit; nothing where that is settled. */
const openWays = ({days, covers}: Trip) => {
  if (covers.transfers === "included" || days?.status === "confirmed") return []
  return [days ? "ways" : "way"]
}

export const openChatsOf = (trip: Trip, {language, t, content}: ContentContext) => {
  const open = openNames(trip)
  if (open.length === 0) return null
  const fees = feesOf(trip, regionsOf(trip, content))
  const named = open.map(name => (name === "startTime" && isStay(trip) ? "stay" : name))
  const names = [...named, ...openWays(trip), ...(fees.some(({euros}) => !euros) ? ["fees"] : [])]
  return {
    one: questionsText(trip, names, 1, {language, t}),
    more: questionsText(trip, names, 2, {language, t}),
  }
}
