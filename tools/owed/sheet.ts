import type {z} from "zod"
import {folderSchemas} from "../../gatsby/content/schema/files"
import {siteSchema} from "../../gatsby/content/schema/site"
import type {SiteContent} from "../../gatsby/content/site-content"
import {writeCsv} from "../../gatsby/files/csv"
import {type OpenFact, openFacts} from "../../gatsby/launch/open-facts"
import {bothOf, headings, inEach, questionOf} from "../../gatsby/launch/questions"
import {openTable} from "../chats/open-table"
import {answersFor, schemaAt} from "./read-answer"

const columns = ["trip", "title", "field", ...inEach(headings.question), "answers", "answer"]

/** The schema of the file that holds a fact. */
export const schemaOfFact = ({trip}: Pick<OpenFact, "trip">): z.ZodType =>
  trip ? (folderSchemas.experiences.schema as z.ZodType) : siteSchema

const rowOf = ({experiences}: SiteContent, fact: OpenFact) => {
  const trip = experiences.find(({slug}) => slug === fact.trip)
  const [title = ""] = trip ? inEach(trip.title) : []
  const answers = answersFor(schemaAt(schemaOfFact(fact), fact.field.split(".")))
  return [fact.trip ?? "", title, fact.field, ...inEach(questionOf(fact.field)), answers, ""]
}

/** The open facts as a sheet whose last column waits for answers; a spreadsheet reads its accents. */
export const owedSheet = (content: SiteContent): string =>
  `\ufeff${writeCsv([columns, ...openFacts(content).map(fact => rowOf(content, fact))])}`

/** The open facts as a list to read out on the telephone, by trip. */
export const owedList = (content: SiteContent): string => {
  const facts = openFacts(content)
  const trips = [...new Set(facts.map(({trip}) => trip))]
  const parts = trips.map(slug => {
    const trip = content.experiences.find(other => other.slug === slug)
    const own = facts.filter(fact => fact.trip === slug)
    const lines = own.map(({field}) => `- [ ] ${bothOf(questionOf(field))} (\`${field}\`)`)
    const heading = trip ? `${bothOf(trip.title)} (${slug})` : bothOf(headings.site)
    return [`## ${heading}`, "", ...lines, ""].join("\n")
  })
  return [`# ${bothOf(headings.list)}: ${facts.length}`, "", ...parts].join("\n")
}

/** A row of a sheet that came back. */
export type Answer = {line: number; trip: string; field: string; answer: string}

/**
 * Reads a sheet that came back, however the spreadsheet of a country saves it.
 *
 * @throws Error where it has not the columns `trip`, `field` and `answer`
 */
export const readSheet = (file: string, bytes: Buffer): Answer[] => {
  const {rows, cellOf} = openTable(
    file,
    bytes,
    ["trip", "field", "answer"],
    "npm run owed has them",
  )
  return rows.map(row => {
    const cell = cellOf(row)
    return {line: row.line, trip: cell("trip"), field: cell("field"), answer: cell("answer")}
  })
}
