import {chatCodes} from "../../src/chat/chat-text"
import {languages} from "../../src/i18n/languages"
import {type ContentIssue, issueAt} from "./issue"
import {type DataFile, fieldOf, type Text, textsAt} from "./texts"

/** Finds texts that stand earlier in the same field of any file or entry, or that are taken. */
export const checkRepeats = (
  texts: readonly (Text & {file: string})[],
  taken: readonly string[] = [],
): ContentIssue[] => {
  const seen = new Set<string>()
  return texts.flatMap(({file, path, text}) => {
    const key = JSON.stringify([path.filter(part => typeof part === "string"), text])
    const isRepeated = taken.includes(text) || seen.has(key)
    seen.add(key)
    if (!isRepeated) return []
    return issueAt(file, path, text, {
      en: "a value of its own, which no other has",
      es: "un valor propio, que ningún otro tenga",
    })
  })
}

/** Codes with another meaning in a chat's reference: languages, and chats about no trip. */
const reservedCodes = [...Object.values(chatCodes), ...languages.map(code => code.toUpperCase())]

/** What two trips share, as after a trip was duplicated: codes, titles, former slugs. */
export const checkTripsApart = (
  trips: readonly (DataFile & {folder: string})[],
): ContentIssue[] => {
  // A chat says the title of a trip without another for chats.
  const titledInChats = trips.filter(({value}) => !fieldOf(value, "messagingTitle"))
  const titlesInChats = textsAt(titledInChats, /^title\./).map(({text}) => text)
  const slugs = trips.map(({folder}) => folder)
  return [
    ...checkRepeats(textsAt(trips, /^(code$|title\.)/), reservedCodes),
    ...checkRepeats(textsAt(trips, /^messagingTitle\./), titlesInChats),
    ...checkRepeats(textsAt(trips, /^formerSlugs\[/), slugs),
  ]
}

/** Search texts that two pages share: a result would not tell them apart. */
export const checkSearchTexts = (files: readonly DataFile[]): ContentIssue[] =>
  checkRepeats(textsAt(files, /^seo\./))

/** Keys that stand twice in lists of a kind: addresses on a page, or what a reference names. */
export const checkKeys = (file: DataFile): ContentIssue[] =>
  checkRepeats(textsAt([file], /(^|\.)key$/))
