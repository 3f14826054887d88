import {formatMonths, formatSeason} from "../../../src/i18n/format"
import {formatFee, formatFeeAmount, type I18nContext} from "../../content/facts/format"
import type {Experience} from "../../content/schema/experience"
import {monthKinds, type Region} from "../../content/schema/region"
import {posterColors} from "./experience"
import {allExperiences, allOf, bySlug, type Context, type Fields, inWords, plain} from "./helpers"
import {photoScene} from "./photos"

const types = /* GraphQL */ `
  type Region implements Node @dontInfer {
    "The picture that stands for it: a photograph or the poster of a trip. None where no trip goes there."
    scene: Scene
    "Trips that go there, those that go nowhere else first."
    trips: [Experience!]!
    "The two or three nearest regions, nearest first."
    neighbours: [Region!]!
    "What each month usually is, in words, a line for each kind: “Dry: Dec–Mar”."
    monthLines(language: String): [MonthLine!]!
    "The season that all of its trips keep."
    season: Season
    "The trips with a season that go nowhere else, where its trips do not all keep one."
    seasonalTrips: [Experience!]!
    "When to go: the season, where all of its trips keep one, or else its dry months, or those with least rain."
    whenToGo(language: String): String
  }

  """The months of one kind."""
  type MonthLine @dontInfer {
    kind: MonthKind!
    text: String!
  }

  """A picture of an experience or a region, with what it shows."""
  type Scene @dontInfer {
    image: File! @fileByRelativePath
    imageAlt: String! @localized
    "Colours taken from the picture."
    posterColors: PosterColors!
    "The spot of the picture that crops keep."
    focus: PictureFocus
  }

  type Fee @dontInfer {
    "About how much: about €15."
    amountText(language: String): String
    "The fee in one line: its name and about how much it is, or that the price may cover it."
    line(language: String): String!
  }
`

const staysIn = ({slug}: Region, {regions}: Experience) => regions.every(other => other === slug)

/** Trips to a region: those that go nowhere else first, either kind in the catalogue's order. */
const tripsOf = async (region: Region, context: Context) =>
  (await allExperiences(context))
    .filter(({regions}) => regions.includes(region.slug))
    .toSorted((a, b) => Number(staysIn(region, b)) - Number(staysIn(region, a)))

/** What represents a region: a photograph, the trip that it names, or the first that goes there. */
export const sceneOf = async (region: Region, context: Context) => {
  const {photo, poster} = region
  if (photo) return photoScene(photo, context)
  if (poster) return bySlug<Experience>(context, "Experience", poster)
  return (await tripsOf(region, context))[0] ?? null
}

/** Minimum number of neighbours. */
const nearest = 2
/** A third neighbour counts if it is at most this many times as far as the second. */
const reach = 1.5

/** Near the equator a degree is as long to the north as to the east. */
const distance = (a: Region, b: Region) =>
  Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude)

const neighboursOf = async (region: Region, context: Context): Promise<Region[]> => {
  const others = (await allOf<Region>(context, "Region"))
    .filter(({slug}) => slug !== region.slug)
    .map(other => ({other, away: distance(region, other)}))
    .sort((a, b) => a.away - b.away || a.other.slug.localeCompare(b.other.slug))
  const second = others[nearest - 1]?.away ?? 0
  return others
    .filter(({away}, index) => index < nearest || (index === nearest && away <= second * reach))
    .map(({other}) => other)
}

const monthLines = ({months = []}: Pick<Region, "months">, {language, t}: I18nContext) =>
  monthKinds.flatMap(kind => {
    const written = months.length > 0 && formatMonths(months, kind, language, t)
    return written ? [{kind, text: t(`build:months.${kind}`, {months: written})}] : []
  })

/** The season that all trips to a region keep; or else those trips with one that go nowhere else. */
const seasonsOf = async (region: Region, context: Context) => {
  const trips = await tripsOf(region, context)
  const [first, ...others] = trips.map(({season}) => season)
  const isShared = others.every(other => other?.from === first?.from && other?.to === first?.to)
  return first && isShared
    ? {season: first, trips: []}
    : {season: null, trips: trips.filter(trip => trip.season && staysIn(region, trip))}
}

/** The shared season of its trips; otherwise its best months, with the season of each trip of its own. */
const whenToGo = async (region: Region, i18n: I18nContext, context: Context) => {
  const {language, t} = i18n
  const {season, trips} = await seasonsOf(region, context)
  if (season) return t("build:months.season", {season: formatSeason(season, language, t)})
  const best = monthLines(region, i18n).slice(0, 1)
  const own = trips.flatMap(({title, season: own}) =>
    own ? [`${title[language]}: ${formatSeason(own, language, t)}`] : [],
  )
  return [...best.map(({text}) => text), ...own].join(". ") || null
}

export const regionFields: Fields = {
  types,
  resolvers: {
    Region: {
      scene: plain(sceneOf),
      trips: plain(tripsOf),
      neighbours: plain(neighboursOf),
      season: plain(async (region: Region, context) => (await seasonsOf(region, context)).season),
      seasonalTrips: plain(
        async (region: Region, context) => (await seasonsOf(region, context)).trips,
      ),
      monthLines: inWords(monthLines),
      whenToGo: inWords(whenToGo),
    },
    Scene: {posterColors},
    Fee: {
      amountText: inWords(formatFeeAmount),
      line: inWords(formatFee),
    },
  },
}
