import {formatPath} from "../content/issue"
import {placeholderFields} from "../content/placeholders"
import {arePricesOver} from "../content/schema/prices"
import type {SiteContent} from "../content/site-content"
import {textsOf} from "../content/texts-of"
import {today as todayInColombia} from "../content/today"
import type {Environment} from "../environment/environment"
import {staffLanguages} from "../words/staff-languages"
import {openFacts} from "./open-facts"
import {type Sentence, sentenceOf, stripParts} from "./sentences"

/** How a line stands between the content and a public site. */
export const launchKinds = ["blocks", "owed", "good"] as const

/** One thing that a site needs before it is public, and where to mend it. */
export type LaunchLine = {kind: (typeof launchKinds)[number]; place: string; text: Sentence}

type Settings = Pick<Environment, "GATSBY_SITE_URL">

const line = (kind: LaunchLine["kind"], place: string, text: Sentence): LaunchLine => ({
  kind,
  place,
  text,
})

/** What blocks, or one line that all is well. */
const blocksOr = (
  blocks: readonly (readonly [place: string, text: Sentence])[],
  ...good: readonly [place: string, text: Sentence]
): LaunchLine[] =>
  blocks.length > 0 ? blocks.map(block => line("blocks", ...block)) : [line("good", ...good)]

const placeholders = ({site}: SiteContent): LaunchLine[] => {
  const texts = new Map(textsOf(site).map(({path, text}) => [formatPath(path), text]))
  const blocks = placeholderFields(site).map(
    field =>
      [
        `data/site.json → ${field}`,
        sentenceOf("placeholder", {text: texts.get(field) ?? ""}),
      ] as const,
  )
  return blocksOr(blocks, "data/site.json", sentenceOf("noPlaceholder"))
}

/** Hosts that are nobody's: RFC 2606, RFC 6761. */
const noHost = /(^|\.)(example(\.(com|net|org))?|localhost|test|invalid)$|^[\d.]+$/

const address = ({GATSBY_SITE_URL: url}: Settings): LaunchLine => {
  const {protocol, hostname} = new URL(url)
  if (noHost.test(hostname))
    return line("blocks", "GATSBY_SITE_URL", sentenceOf("nobodysAddress", {url}))
  return protocol === "https:"
    ? line("good", "GATSBY_SITE_URL", sentenceOf("address", {url}))
    : line("blocks", "GATSBY_SITE_URL", sentenceOf("notSecure", {url}))
}

const legalFiles = ["terms", "treatment", "conduct"] as const

const legalTexts = (content: SiteContent): LaunchLine[] => {
  const reviewed = content.site.legal?.reviewed
  const review = reviewed
    ? line("good", "data/site.json → legal.reviewed", sentenceOf("reviewed", {day: reviewed}))
    : line("blocks", "data/site.json → legal.reviewed", sentenceOf("notReviewed"))
  const texts = legalFiles.flatMap((name): LaunchLine[] => {
    const {draft, updated} = content[name]
    const file = `data/pages/${name}.json`
    return [
      ...(draft ? [line("blocks", `${file} → draft`, sentenceOf("draft"))] : []),
      ...(reviewed && updated > reviewed
        ? [line("blocks", `${file} → updated`, sentenceOf("changedSince", {day: updated}))]
        : []),
    ]
  })
  return [review, ...texts]
}

const strip = ({site}: SiteContent): LaunchLine[] => {
  const blocks = Object.entries(stripParts).flatMap(([name, what]) =>
    site.legal?.[name as keyof typeof stripParts]
      ? []
      : [[`data/site.json → legal.${name}`, sentenceOf("stripLacks", {what})] as const],
  )
  return blocksOr(blocks, "data/site.json → legal", sentenceOf("strip"))
}

const prices = ({experiences}: SiteContent, today: string): LaunchLine[] => {
  const blocks = experiences.flatMap(({slug, prices: told}) => {
    if (!told || !arePricesOver({prices: told}, today)) return []
    const place = `data/experiences/${slug}/experience.json → prices.validUntil`
    return [[place, sentenceOf("pricePast", {day: told.validUntil})] as const]
  })
  return blocksOr(blocks, "data/experiences", sentenceOf("prices"))
}

const owed = (content: SiteContent): LaunchLine[] => {
  const open = openFacts(content)
  const trips = [...new Set(open.flatMap(({trip}) => trip ?? []))]
  const examples = content.experiences.filter(({days}) => days?.status === "example")
  return [
    ...open
      .filter(({trip}) => !trip)
      .map(({field}) => line("owed", `data/site.json → ${field}`, sentenceOf("open"))),
    ...trips.map(slug => {
      const fields = open.filter(({trip}) => trip === slug).map(({field}) => field)
      return line(
        "owed",
        `data/experiences/${slug}/experience.json`,
        sentenceOf("openOfTrip", {count: fields.length, fields: fields.join(", ")}),
      )
    }),
    ...examples.map(({slug}) =>
      line(
        "owed",
        `data/experiences/${slug}/experience.json → days.status`,
        sentenceOf("exampleDays"),
      ),
    ),
  ]
}

/**
 * Lists what stands between the content and a public site.
 *
 * @param content - sound
 * @param today - as YYYY-MM-DD
 */
export const launchReport = (
  content: SiteContent,
  settings: Settings,
  today = todayInColombia(),
): LaunchLine[] => [
  ...placeholders(content),
  address(settings),
  ...legalTexts(content),
  ...strip(content),
  ...prices(content, today),
  ...owed(content),
]

/** The lines of some kinds under a heading each that counts them. */
export const formatLaunch = (
  lines: readonly LaunchLine[],
  kinds: readonly LaunchLine["kind"][] = launchKinds,
): string =>
  kinds
    .flatMap(kind => {
      const own = lines.filter(entry => entry.kind === kind)
      return [
        `${kind} (${own.length})`,
        ...own.map(({place, text}) => `  ${place}: ${text[staffLanguages[0]]}`),
      ]
    })
    .join("\n")
