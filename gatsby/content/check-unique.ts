import {chatCodes} from "../../src/chat/chat-text"
import {languages} from "../../src/i18n/languages"
import {takenIds} from "../routes"
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

/**
 * What files or entries share, as after a trip was duplicated: codes, titles, former slugs, search
 * texts, and keys of a list, which are addresses on a page or what a reference names.
 */
export const checkUnique = (
  files: readonly DataFile[],
  trips: readonly (DataFile & {folder: string})[],
): ContentIssue[] => {
  // A chat says the title of a trip without another for chats.
  const titledInChats = trips.filter(({value}) => !fieldOf(value, "messagingTitle"))
  const titlesInChats = textsAt(titledInChats, /^title\./).map(({text}) => text)
  const slugs = trips.map(({folder}) => folder)
  return [
    ...files.flatMap(file =>
      checkRepeats(
        textsAt([file], /(^|\.)key$/),
        file.file.startsWith("data/pages/") ? takenIds : [],
      ),
    ),
    ...checkRepeats(textsAt(files, /^seo\./)),
    ...checkRepeats(textsAt(trips, /^(code$|title\.)/), reservedCodes),
    ...checkRepeats(textsAt(trips, /^messagingTitle\./), titlesInChats),
    ...checkRepeats(textsAt(trips, /^formerSlugs\[/), slugs),
  ]
}
