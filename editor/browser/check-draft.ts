import {checkContent} from "../../gatsby/content/check-content"
import {type ContentIssue, setIssueLanguage} from "../../gatsby/content/issue"
import type {Experience} from "../../gatsby/content/schema/experience"
import {folderSchemas, schemaOfFile} from "../../gatsby/content/schema/files"
import type {TripDefaults} from "../../gatsby/content/schema/trip-defaults"
import {imagesOf} from "../../gatsby/content/texts"
import {
  answersByName,
  answersFor,
  defaultsFile,
  fieldsFromDefaults,
} from "../../gatsby/content/trip-defaults"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {issueInFormWords} from "../format-issue"
import {dictionaries, labelOf} from "../words"
import {contentFiles, type Draft, storedDraft} from "./saved-files"

/** What a copy has of the entry that it was made from. */
const issuesOfCopy = (file: string, value: unknown, language: StaffLanguage): ContentIssue[] => {
  const {slugTaken, pictureOfOther} = dictionaries[language].form
  const pictures = imagesOf(value).filter(({text}) => text.startsWith("./"))
  return [
    ...(contentFiles.has(file) ? [{file, path: ["slug"], message: slugTaken}] : []),
    ...pictures.map(({path}) => ({file, path, message: pictureOfOther})),
  ]
}

/** A picture that is not saved yet has an address in memory alone: it will lie beside its file. */
const withPictureNames = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, text) =>
    typeof text === "string" && text.startsWith("blob:") ? "./picture.webp" : text,
  )

/** What a trip's draft takes from the answers for all trips, in the form's names. */
export const inheritedBy = (draft: Draft, language: StaffLanguage): string[] => {
  const {file = "", value} = storedDraft(draft) ?? {}
  const trip = value as Experience
  if (schemaOfFile(file) !== folderSchemas.experiences.schema || !trip.length) return []
  const defaults = contentFiles.get(defaultsFile) as TripDefaults | undefined
  const taken = fieldsFromDefaults(trip)
  return answersByName(answersFor(trip, defaults))
    .filter(([name]) => taken.includes(name))
    .map(([name, answer]) => {
      const [part = "", row] = name.split(".")
      if (!row) return labelOf(part, language)
      const {CoverAnswer = {}} = dictionaries[language].choices
      return `${labelOf(row, language)}: ${CoverAnswer[String(answer)] ?? answer}`
    })
}

/** A message may list names, to which the draft itself adds: the place alone tells an old issue. */
const placeOf = ({file, path}: ContentIssue) => JSON.stringify([file, path])

/** Says what keeps a draft from being saved: what its file has wrong, or breaks in others. */
export const checkDraft = (draft: Draft, language: StaffLanguage): string[] => {
  const stored = storedDraft(draft)
  if (!stored) return []
  setIssueLanguage(language)
  const {file, value} = stored
  const copied = draft.path ? [] : issuesOfCopy(file, value, language)
  const after = new Map([...contentFiles, [file, withPictureNames(value)]])
  const {issues} = checkContent(after)
  const here = issues.filter(issue => issue.file === file)
  const others = issues.filter(issue => issue.file !== file)
  const before = others.length > 0 ? checkContent(contentFiles).issues : []
  const known = new Set(before.map(placeOf))
  const broken = others.filter(issue => !known.has(placeOf(issue)))
  return [...copied, ...here, ...broken].map(issue => issueInFormWords(issue, language, file))
}
