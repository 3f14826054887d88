import {localize, type Sentence} from "../content/issue"
import {placeholderFields} from "../content/placeholders"
import {isPriceOnRequest, todayInColombia} from "../content/prices"
import {fileOfEntry, type SiteContent} from "../content/schema/files"
import {coverAnswers, coverRows} from "../content/schema/planning"
import {answers, type Trip} from "../content/schema/trip-defaults"
import type {Environment} from "../environment/environment"
import {openMeasures, openNames, openTopics} from "../facts/questions"
import {legalTexts} from "../routes"

/** One thing that keeps a site from being public, and where to put it right. */
export type LaunchBlock = {place: string; text: Sentence}

type Settings = Pick<Environment, "GATSBY_SITE_URL">

/** Hosts that are nobody's: RFC 2606, RFC 6761. */
const noHost = /(^|\.)(example(\.(com|net|org))?|localhost|test|invalid)$|^[\d.]+$/

const isOwnAddress = ({GATSBY_SITE_URL: url}: Settings) => {
  const {protocol, hostname} = new URL(url)
  return protocol === "https:" && !noHost.test(hostname)
}

/** What every footer says, as the law wants it. */
const footerParts = {
  childProtection: {
    en: "the sentence against the sexual exploitation of children",
    es: "la frase contra la explotación sexual de la niñez",
  },
  authority: {en: "the consumer authority", es: "la autoridad de consumo"},
  complaints: {
    en: "the place that says how to complain",
    es: "el lugar que dice cómo presentar una queja",
  },
} satisfies Record<string, Sentence>

/** Prices whose last day has passed. No build stops for them: a day passes without anybody. */
export const endedPrices = (
  {experiences}: Pick<SiteContent, "experiences">,
  today = todayInColombia(),
): LaunchBlock[] =>
  experiences
    .filter(trip => isPriceOnRequest(trip, today))
    .map(({slug, prices}) => ({
      place: `${fileOfEntry("experiences", slug)} → prices.validUntil`,
      text: {
        en: `The prices held until ${prices?.validUntil}: write new ones.`,
        es: `Los precios valían hasta el ${prices?.validUntil}: escribe los nuevos.`,
      },
    }))

/** What stands between the content and a public site, whatever the day. */
export const launchBlocks = (content: SiteContent, settings: Settings): LaunchBlock[] => {
  const {legal = {}} = content.site
  const blocks: LaunchBlock[] = []
  const add = (place: string, text: Sentence) => blocks.push({place, text})
  if (!isOwnAddress(settings))
    add("GATSBY_SITE_URL", {
      en: `“${settings.GATSBY_SITE_URL}” is no https address of your own: set it.`,
      es: `“${settings.GATSBY_SITE_URL}” no es una dirección https propia: ponla.`,
    })
  for (const field of placeholderFields(content.site))
    add(`data/site.json → ${field}`, {
      en: "A placeholder: write the real value.",
      es: "Un valor de relleno: escribe el verdadero.",
    })
  for (const [name, {en, es}] of Object.entries(footerParts))
    if (!legal[name as keyof typeof footerParts])
      add(`data/site.json → legal.${name}`, {
        en: `Every footer lacks ${en}: write it.`,
        es: `A cada pie de página le falta ${es}: escribe ese dato.`,
      })
  if (!legal.reviewed)
    add("data/site.json → legal.reviewed", {
      en: "Have a Colombian lawyer confirm the legal texts, and write the day.",
      es: "Haz que un abogado colombiano confirme los textos legales y escribe el día.",
    })
  for (const name of legalTexts) {
    const {draft, updated} = content[name]
    if (draft || (legal.reviewed && updated > legal.reviewed))
      add(`data/pages/${name}.json → ${draft ? "draft" : "updated"}`, {
        en: "The text is a draft, or changed after the lawyer’s day: have it read, and untick “draft”.",
        es: "El texto es un borrador o cambió después del día del abogado: hazlo leer y quita la marca.",
      })
  }
  return blocks
}

export const formatBlocks = (blocks: readonly LaunchBlock[]): string =>
  blocks.map(({place, text}) => `  ${place}: ${localize(text)}`).join("\n")

/** What nobody has settled of some trips: the field of their files that settles it. */
export type OpenPoint = {
  path: string[]
  /** Whether one answer for all trips of a length can settle it. */
  isShared: boolean
  trips: Trip[]
}

const fieldPathOf = (name: string): string[] => {
  if (coverRows.some(row => row === name)) return ["covers", name]
  return ["facts", ...(openMeasures.some(measure => measure === name) ? ["access"] : []), name]
}

/** Of how many trips, and how near to the decision: the place in a chat, from the end. */
const weightOf = ({path, trips}: OpenPoint) =>
  trips.length *
  (openTopics.length - openTopics.findIndex(({names}) => names.some(name => name === path.at(-1))))

/** What nobody has settled, what brings most first. */
export const openPoints = ({experiences}: Pick<SiteContent, "experiences">): OpenPoint[] => {
  const names = [...new Set(experiences.flatMap(openNames))]
  const points = names.map(name => {
    const trips = experiences.filter(trip => openNames(trip).includes(name))
    return {
      path: fieldPathOf(name),
      isShared:
        (name in coverAnswers.shape || name in answers.shape) &&
        trips.some(({keptOpen}) => !keptOpen.includes(name)),
      trips,
    }
  })
  const examples = experiences.filter(({days}) => days?.status === "example")
  return [
    ...points.sort((a, b) => weightOf(b) - weightOf(a)),
    ...(examples.length > 0 ? [{path: ["days", "status"], isShared: false, trips: examples}] : []),
  ]
}
