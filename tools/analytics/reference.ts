import {catalogue, type EventName} from "../../src/analytics/catalogue/catalogue"
import type {EventDescription, Field, Fields} from "../../src/analytics/catalogue/fields"
import {itemFields} from "../../src/analytics/catalogue/items"
import {exampleOf} from "./examples"

const names = Object.keys(catalogue) as EventName[]

/** Fields that Google Analytics knows by itself: no custom dimension is needed for them. */
const knownToAnalytics = ["page_title", "page_location", "page_referrer"]

/**
 * Fields with a value of their own for each page load. As a dimension one would fill the reports with
 * “(other)”: only the export to BigQuery needs it, and has it anyway.
 */
const ownEachTime = ["metric_id"]

const cell = (text: string) => text.replaceAll("|", "\\|")

const values = ({options, isOptional}: Field) =>
  [
    ...(options ? [options.map(option => `\`${option}\``).join(", ")] : []),
    ...(isOptional ? ["may be missing"] : []),
  ].join("; ")

const row = (name: string, field: Field) => {
  const listed = values(field)
  return `| \`${name}\` | ${cell(field.about)}${listed ? ` (${listed})` : ""} |`
}

const table = (fields: Fields, prefix = "") =>
  ["| field | what it says |", "| --- | --- |"]
    .concat(Object.entries(fields).map(([name, field]) => row(prefix + name, field)))
    .join("\n")

const list = (lines: readonly string[]) => lines.map(line => `- ${line}`).join("\n")

const section = (name: EventName) => {
  const {when, answers, report, fields, ecommerce}: EventDescription = catalogue[name]
  const all = {
    ...fields,
    ...Object.fromEntries(
      Object.entries(ecommerce ?? {}).map(([key, field]) => [`ecommerce.${key}`, field]),
    ),
    ...(ecommerce ? {"ecommerce.items": {about: "See “Items” below.", example: []}} : {}),
  }
  return [
    `### ${name}`,
    when,
    "Answers:",
    list(answers),
    `Report: ${report}.`,
    table(all),
    `\`\`\`json\n${JSON.stringify(exampleOf(name), null, 2)}\n\`\`\``,
  ].join("\n\n")
}

/** One section per event of the catalogue, and the fields of an item. */
export const eventReference = (): string =>
  [
    ...names.map(section),
    "### Items",
    "Each entry of `ecommerce.items` is one experience:",
    table(itemFields),
  ].join("\n\n")

/** Which report answers which question, one line a question. */
export const questionTable = (): string =>
  ["| question | event | where |", "| --- | --- | --- |"]
    .concat(
      names.flatMap(name =>
        catalogue[name].answers.map(
          answer => `| ${cell(answer)} | [${name}](#${name}) | ${cell(catalogue[name].report)} |`,
        ),
      ),
    )
    .join("\n")

/** Fields that need a custom dimension or metric in Google Analytics before reports show them. */
export const customDefinitions = (): string => {
  const fields = names.flatMap(name => Object.entries(catalogue[name].fields as Fields))
  const unique = [...new Map(fields)].filter(
    ([name]) => ![...knownToAnalytics, ...ownEachTime].includes(name),
  )
  const named = (kind: string) =>
    unique
      .filter(([, {example}]) => typeof example === kind)
      .map(([name]) => `\`${name}\``)
      .join(", ")
  return list([
    `custom dimensions, scope “Event”: ${named("string")};`,
    `custom metrics, scope “Event”, unit “Standard”: ${named("number")}.`,
  ])
}
