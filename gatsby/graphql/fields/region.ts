import {z} from "zod"
import {type Experience, experienceSchema} from "../../content/schema/experience"
import type {SiteContent} from "../../content/schema/files"
import {choice, described} from "../../content/schema/graphql"
import {season} from "../../content/schema/pieces"
import {fee, monthKinds, type Region, regionSchema} from "../../content/schema/region"
import {formatFee, formatFeeAmount, type I18nContext} from "../../facts/format"
import {formatMonths, formatSeason} from "../../words/format"
import {photoByName, tripBySlug} from "../look-ups"
import {field, fieldsOf, type LocalizedContext, localizedField} from "./define"
import {scene} from "./scene"

const monthLine = described("MonthLine", "The months of one kind.", {
  kind: choice("MonthKind", monthKinds),
  text: z.string(),
})

const staysIn = ({slug}: Region, {regions}: Experience) => regions.every(other => other === slug)

/** Trips to a region: those that go nowhere else first, either kind in the catalogue's order. */
export const tripsOf = (region: Region, {experiences}: Pick<SiteContent, "experiences">) =>
  experiences
    .filter(({regions}) => regions.includes(region.slug))
    .toSorted((a, b) => Number(staysIn(region, b)) - Number(staysIn(region, a)))

/** What represents a region: a photograph, the trip that it names, or the first that goes there. */
export const sceneOf = (region: Region, content: SiteContent) => {
  const {photo, poster} = region
  if (photo) return photoByName(photo, content)
  if (poster) return tripBySlug(poster, content)
  return tripsOf(region, content)[0] ?? null
}

/** Minimum number of neighbours. */
const nearest = 2
/** A third neighbour counts if it is at most this many times as far as the second. */
const reach = 1.5

type Place = Pick<Region, "slug" | "latitude" | "longitude">

/** Near the equator a degree is as long to the north as to the east. */
const distance = (a: Place, b: Place) =>
  Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude)

export const neighboursOf = <Own extends Place>(region: Place, regions: readonly Own[]): Own[] => {
  const others = regions
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
const seasonsOf = (region: Region, content: SiteContent) => {
  const trips = tripsOf(region, content)
  const [first, ...others] = trips.map(({season}) => season)
  const isShared = others.every(other => other?.from === first?.from && other?.to === first?.to)
  return first && isShared
    ? {season: first, trips: []}
    : {season: null, trips: trips.filter(trip => trip.season && staysIn(region, trip))}
}

/** The shared season of its trips; otherwise its best months, with the season of each trip of its own. */
const whenToGo = (region: Region, {content, ...i18n}: LocalizedContext) => {
  const {language, t} = i18n
  const {season, trips} = seasonsOf(region, content)
  if (season) return t("build:months.season", {season: formatSeason(season, language, t)})
  const best = monthLines(region, i18n).slice(0, 1)
  const own = trips.flatMap(({title, season: own}) =>
    own ? [`${title[language]}: ${formatSeason(own, language, t)}`] : [],
  )
  return [...best.map(({text}) => text), ...own].join(". ") || null
}

/** Its trips, the one whose poster the page shows at its top not as the first. */
const listedTrips = (region: Region, content: SiteContent) => {
  const trips = tripsOf(region, content)
  const [first, second, ...others] = trips
  return first && second && first === sceneOf(region, content) ? [second, first, ...others] : trips
}

export const regionFields = fieldsOf(regionSchema, {
  scene: field(
    scene.optional(),
    "The picture that stands for it: a photograph or the poster of a trip. None where no trip goes there.",
    (region, {content}) => sceneOf(region, content),
  ),
  trips: field(
    z.array(experienceSchema),
    "Trips that go there, those that go nowhere else first; but for the one whose poster its page shows.",
    (region, {content}) => listedTrips(region, content),
  ),
  neighbours: field(
    z.array(regionSchema),
    "The two or three nearest regions, nearest first.",
    (region, {content}) => neighboursOf(region, content.regions),
  ),
  monthLines: localizedField(
    z.array(monthLine),
    "What each month usually is, in words, a line for each kind: “Dry: Dec–Mar”.",
    monthLines,
  ),
  season: field(
    season.optional(),
    "The season that all of its trips keep.",
    (region, {content}) => seasonsOf(region, content).season,
  ),
  seasonalTrips: field(
    z.array(experienceSchema),
    "The trips with a season that go nowhere else, where its trips do not all keep one.",
    (region, {content}) => seasonsOf(region, content).trips,
  ),
  whenToGo: localizedField(
    z.string().optional(),
    "When to go: the season, where all of its trips keep one, or else its dry months, or those with least rain.",
    whenToGo,
  ),
})

export const feeFields = fieldsOf(fee, {
  amountText: localizedField(z.string().optional(), "About how much: about €15.", formatFeeAmount),
  line: localizedField(
    z.string(),
    "The fee in one line: its name and about how much it is, or that the price may cover it.",
    formatFee,
  ),
})
