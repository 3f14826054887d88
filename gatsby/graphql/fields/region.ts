import {formatSeason} from "../../../src/i18n/format"
import {formatMonths, monthInitial} from "../../../src/i18n/format-months"
import {type Fee, formatFee, formatFeeAmount} from "../../content/facts/format"
import type {I18nContext} from "../../content/facts/types"
import {neighboursOf, posterTrip, tripsTo} from "../../content/regions"
import type {Experience} from "../../content/schema/experience"
import {monthKinds, type Region} from "../../content/schema/region"
import {posterColors} from "./experience"
import {allExperiences, allOf, bySlug, type Context, type Fields, inWords, plain} from "./helpers"
import {photoScene} from "./photos"

const types = /* GraphQL */ `
  type Region implements Node @dontInfer {
    "The picture that stands for it: its own, or else a photograph or the poster of a trip. None where no trip goes there."
    scene: Scene
    "Trips that go there, those that go nowhere else first."
    trips: [Experience!]!
    "The two or three nearest regions, nearest first."
    neighbours: [Region!]!
    "What each month usually is, in words, a line for each kind: “Dry: Dec–Mar”."
    monthLines(language: String): [MonthLine!]!
    "First letters of the months, January first."
    monthInitials(language: String): [String!]!
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

/** The node whose picture represents a region. */
export const sceneOf = async (region: Region, context: Context) => {
  if (region.image) return region
  if (region.photo) return photoScene(region.photo, context)
  const trip = posterTrip(region, await allOf<Experience>(context, "Experience"))
  return trip === undefined ? null : bySlug<Experience>(context, "Experience", trip)
}

const monthLines = ({months = []}: Pick<Region, "months">, {language, t}: I18nContext) =>
  monthKinds.flatMap(kind => {
    const written = months.length > 0 && formatMonths(months, kind, language, t)
    return written ? [{kind, text: t(`build:months.${kind}`, {months: written})}] : []
  })

const tripsOf = async ({slug}: Region, context: Context) =>
  tripsTo(slug, await allExperiences(context))

/** The season that all trips to a region share. */
const seasonOf = async (region: Region, context: Context) => {
  const [first, ...others] = (await tripsOf(region, context)).map(({season}) => season)
  const isShared = others.every(other => other?.from === first?.from && other?.to === first?.to)
  return first && isShared ? first : null
}

const seasonalTrips = async (region: Region, context: Context): Promise<Experience[]> =>
  (await seasonOf(region, context))
    ? []
    : (await tripsOf(region, context)).filter(
        ({regions, season}) => season && regions.every(slug => slug === region.slug),
      )

/**
 * The shared season of its trips; otherwise its best months, with the season of each trip that goes
 * nowhere else.
 */
const whenToGo = async (region: Region, i18n: I18nContext, context: Context) => {
  const {language, t} = i18n
  const season = await seasonOf(region, context)
  if (season) return t("build:months.season", {season: formatSeason(season, language, t)})
  const [best] = monthLines(region, i18n)
  const own = (await seasonalTrips(region, context)).flatMap(({title, season: own}) =>
    own ? [`${title[language]}: ${formatSeason(own, language, t)}`] : [],
  )
  return [...(best ? [best.text] : []), ...own].join(". ") || null
}

export const regionFields: Fields = {
  types,
  resolvers: {
    Region: {
      scene: plain(sceneOf),
      trips: plain(tripsOf),
      neighbours: plain(async (region: Region, context) =>
        neighboursOf(region, await allOf<Region>(context, "Region")),
      ),
      season: plain(seasonOf),
      seasonalTrips: plain(seasonalTrips),
      monthLines: inWords(monthLines),
      monthInitials: inWords((_: Region, {language}) =>
        Array.from({length: 12}, (_, index) => monthInitial(index + 1, language)),
      ),
      whenToGo: inWords(whenToGo),
    },
    Scene: {posterColors},
    Fee: {
      amountText: inWords((fee: Fee, i18n) => formatFeeAmount(fee, i18n) ?? null),
      line: inWords((fee: Fee, i18n) => formatFee(fee, i18n)),
    },
  },
}
