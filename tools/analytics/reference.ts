import {catalogue, type EventName} from "../../src/analytics/catalogue/catalogue"
import type {EventDescription, Field, Fields} from "../../src/analytics/catalogue/fields"
import {itemFields} from "../../src/analytics/catalogue/items"
import {table} from "../bench/report"

const names = Object.keys(catalogue) as EventName[]

/** Fields built into Google Analytics: they need no custom dimension. */
const knownToAnalytics = ["page_title", "page_location", "page_referrer"]

/** Fields that differ on each page load: as a dimension one would fill reports with “(other)”. */
const ownEachTime = ["metric_id"]

const cell = (text: string) => text.replaceAll("|", "\\|")

const values = ({options, isOptional}: Field) =>
  [
    ...(options ? [options.map(option => `\`${option}\``).join(", ")] : []),
    ...(isOptional ? ["may be missing"] : []),
  ].join("; ")

const row = (name: string, field: Field) => {
  const listed = values(field)
  return [`\`${name}\``, `${cell(field.about)}${listed ? ` (${listed})` : ""}`]
}

const fieldTable = (fields: Fields) =>
  table(
    ["field", "what it says"],
    Object.entries(fields).map(([name, field]) => row(name, field)),
  )

const section = (name: EventName) => {
  const {when, fields, ecommerce}: EventDescription = catalogue[name]
  const all = {
    ...fields,
    ...Object.fromEntries(
      Object.entries(ecommerce ?? {}).map(([key, field]) => [`ecommerce.${key}`, field]),
    ),
    ...(ecommerce ? {"ecommerce.items": {about: "See “Items”.", example: []}} : {}),
  }
  return [`### ${name}`, when, fieldTable(all)].join("\n\n")
}

/** What each event answers, and which report of Google Analytics shows it. */
const questionTable = () =>
  table(
    ["event", "questions it answers", "report"],
    names.map(name => {
      const {answers, report} = catalogue[name]
      return [`[${name}](#${name})`, cell(answers.join(" ")), cell(report)]
    }),
  )

/** Fields that need a custom dimension or metric in Google Analytics before reports show them. */
const customDefinitions = () => {
  const fields = names.flatMap(name => Object.entries(catalogue[name].fields as Fields))
  const unique = [...new Map(fields)].filter(
    ([name]) => ![...knownToAnalytics, ...ownEachTime].includes(name),
  )
  const named = (kind: string) =>
    unique
      .filter(([, {example}]) => typeof example === kind)
      .map(([name]) => `\`${name}\``)
      .join(", ")
  return [
    `- custom dimensions, scope “Event”: ${named("string")};`,
    `- custom metrics, scope “Event”, unit “Standard”: ${named("number")}.`,
  ].join("\n")
}

/** The page that lists all events: analytics/events.md. */
export const eventsPage = (): string =>
  [
    "# Events",
    "<!-- Written by `npm run analytics` from src/analytics/catalogue. -->",
    "How to connect a container and read the reports: [docs/analytics.md](../docs/analytics.md).",
    "## Questions and reports",
    questionTable(),
    "“Explore” means: Explore → Free form, with the named fields as rows and “Event count” as value.",
    "## Fields to register",
    "`metric_id` is left out: it differs on each page load and would fill reports with “(other)”.",
    customDefinitions(),
    "## Events and their fields",
    ...names.map(section),
    "### Items",
    "Each entry of `ecommerce.items` is one experience:",
    fieldTable(itemFields),
  ].join("\n\n")
