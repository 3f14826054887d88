import {placeholderFields} from "../content/placeholders"
import type {SiteContent} from "../content/site-content"
import {textsOf} from "../content/texts-of"
import {today as todayInColombia} from "../content/today"
import type {Environment} from "../environment/environment"
import {openFacts} from "./open-facts"

/** How a line stands between the content and a public site. */
export const launchKinds = ["blocks", "owed", "good"] as const

/** One thing that a site needs before it is public, and where to mend it. */
export type LaunchLine = {kind: (typeof launchKinds)[number]; place: string; text: string}

type Settings = Pick<Environment, "GATSBY_SITE_URL">

const line = (kind: LaunchLine["kind"], place: string, text: string): LaunchLine => ({
  kind,
  place,
  text,
})

const placeholders = ({site}: SiteContent): LaunchLine[] => {
  const texts = new Map(textsOf(site).map(({field, text}) => [field, text]))
  const open = placeholderFields(site)
  return open.length > 0
    ? open.map(field =>
        line(
          "blocks",
          `data/site.json → ${field}`,
          `“${texts.get(field)}” is a placeholder: write the real value.`,
        ),
      )
    : [line("good", "data/site.json", "No placeholder is left.")]
}

/** Hosts that are nobody's: RFC 2606, RFC 6761. */
const noHost = /(^|\.)(example(\.(com|net|org))?|localhost|test|invalid)$|^[\d.]+$/

const address = ({GATSBY_SITE_URL: url}: Settings): LaunchLine => {
  const {protocol, hostname} = new URL(url)
  if (noHost.test(hostname))
    return line("blocks", "GATSBY_SITE_URL", `“${url}” is nobody’s address: set your own.`)
  return protocol === "https:"
    ? line("good", "GATSBY_SITE_URL", `The site is ${url}.`)
    : line("blocks", "GATSBY_SITE_URL", `“${url}” is not https: set the https address.`)
}

const legalFiles = ["terms", "treatment", "conduct"] as const

const legalTexts = (content: SiteContent): LaunchLine[] => {
  const reviewed = content.site.legal?.reviewed
  const review = reviewed
    ? line(
        "good",
        "data/site.json → legal.reviewed",
        `A lawyer confirmed the texts on ${reviewed}.`,
      )
    : line(
        "blocks",
        "data/site.json → legal.reviewed",
        "No day is given: have a Colombian lawyer confirm the legal texts, and write the day.",
      )
  const texts = legalFiles.flatMap((name): LaunchLine[] => {
    const {draft, updated} = content[name]
    const file = `data/pages/${name}.json`
    return [
      ...(draft
        ? [line("blocks", `${file} → draft`, "The text is a draft: have it read, then untick it.")]
        : []),
      ...(reviewed && updated > reviewed
        ? [
            line(
              "blocks",
              `${file} → updated`,
              `The text changed on ${updated}, after the lawyer’s day: have it confirmed anew.`,
            ),
          ]
        : []),
    ]
  })
  return [review, ...texts]
}

const stripParts = {
  childProtection: "the sentence against the sexual exploitation of children",
  authority: "the consumer authority",
  complaints: "the place that says how to complain",
} as const

const strip = ({site}: SiteContent): LaunchLine[] => {
  const missing = Object.entries(stripParts).filter(
    ([name]) => !site.legal?.[name as keyof typeof stripParts],
  )
  return missing.length > 0
    ? missing.map(([name, what]) =>
        line("blocks", `data/site.json → legal.${name}`, `Every footer lacks ${what}: write it.`),
      )
    : [line("good", "data/site.json → legal", "Every footer says what the law wants said.")]
}

const prices = ({experiences}: SiteContent, today: string): LaunchLine[] => {
  const past = experiences.flatMap(trip => {
    const {validUntil} = (trip as {prices?: {validUntil?: string}}).prices ?? {}
    return validUntil && validUntil < today ? [{slug: trip.slug, validUntil}] : []
  })
  return past.length > 0
    ? past.map(({slug, validUntil}) =>
        line(
          "blocks",
          `data/experiences/${slug}/experience.json → prices.validUntil`,
          `The prices held until ${validUntil}: write new ones with their day.`,
        ),
      )
    : [line("good", "data/experiences", "No price is past its day.")]
}

const owed = (content: SiteContent): LaunchLine[] => {
  const open = openFacts(content)
  const trips = [...new Set(open.flatMap(({trip}) => trip ?? []))]
  const examples = content.experiences.filter(({days}) => days?.status === "example")
  return [
    ...open
      .filter(({trip}) => !trip)
      .map(({field}) => line("owed", `data/site.json → ${field}`, "Nobody has said: “ask”.")),
    ...trips.map(slug => {
      const fields = open.filter(({trip}) => trip === slug).map(({field}) => field)
      const text = `${fields.length} open: ${fields.join(", ")} (npm run owed).`
      return line("owed", `data/experiences/${slug}/experience.json`, text)
    }),
    ...examples.map(({slug}) =>
      line(
        "owed",
        `data/experiences/${slug}/experience.json → days.status`,
        "The days are an example: settle them, and write “confirmed”.",
      ),
    ),
  ]
}

/**
 * Lists what stands between the content and a public site.
 *
 * @param content - sound
 * @param settings - of the build
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
      return [`${kind} (${own.length})`, ...own.map(({place, text}) => `  ${place}: ${text}`)]
    })
    .join("\n")
