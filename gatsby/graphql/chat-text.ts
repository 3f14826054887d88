import {locales} from "../../src/i18n/languages"
import {capital, uncapital} from "../../src/lib/text/letters"
import type {Experience} from "../content/schema/experience"
import {type CoverRow, coverRows} from "../content/schema/planning"
import {openTopics} from "../facts/facts"
import type {I18nContext} from "../facts/format"

type Trip = Pick<Experience, "kind" | "title" | "messagingTitle">

/** Text of the chat that books a trip. */
export const bookingText = (
  {kind, title, messagingTitle = title}: Trip,
  {language, t}: I18nContext,
): string => t("build:chat", {kind: t(`build:kind.${kind}`), title: messagingTitle[language]})

/** More would be a form, not a message. */
const mostSentences = 5
/** In characters; the thanks and the reference of every chat take up to forty more. */
const mostCharacters = 410

/** What is asked in one chat, and what its page says of it. */
export type Questions = {
  chatText: string
  rows: {label: string; questions: string}[]
}

/**
 * The chat that asks what is open, as a person would: in a few sentences, what decides first. The rest
 * is told when somebody answers.
 *
 * @param open - names of questions
 * @param count - how many travel: one says “I”
 */
export const questionsText = (
  {title, messagingTitle = title}: Pick<Trip, "title" | "messagingTitle">,
  open: readonly string[],
  count: number,
  {language, t}: I18nContext,
): Questions => {
  const list = new Intl.ListFormat(locales[language].format)
  const topics = openTopics.flatMap(({group, names}) => {
    const asked = (names as readonly (typeof names)[number][]).filter(name => open.includes(name))
    if (asked.length === 0) return []
    const nameOf = (row: CoverRow) => uncapital(t(`build:covers.row.${row}`))
    const clauses =
      names === coverRows
        ? [t("build:question.covers", {rows: list.format((asked as CoverRow[]).map(nameOf))})]
        : asked.map(name => t(`build:question.${name as Exclude<typeof name, CoverRow>}`, {count}))
    return {group, text: t("build:question.sentence", {clauses: capital(list.format(clauses))})}
  })
  const sentences = topics.slice(0, mostSentences)
  const textOf = () =>
    [
      t("build:question.hello", {count, title: messagingTitle[language]}),
      ...sentences.map(({text}) => text),
    ].join(" ")
  while (textOf().length > mostCharacters) sentences.pop()
  const groups = [...new Set(topics.map(({group}) => group))]
  return {
    chatText: textOf(),
    rows: groups.map(group => ({
      label: t(`build:open.${group}`),
      questions: sentences.flatMap(own => (own.group === group ? own.text : [])).join(" "),
    })),
  }
}
