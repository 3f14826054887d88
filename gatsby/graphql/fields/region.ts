import {z} from "zod"
import {experienceSchema} from "../../content/schema/experience"
import {choice, described} from "../../content/schema/meta"
import {season} from "../../content/schema/pieces"
import {fee, monthKinds, regionSchema} from "../../content/schema/region"
import {packingGroup} from "../../content/schema/site"
import {bestTimeOfRegion, monthLinesOf, seasonsOf} from "../../facts/climate"
import {neighboursOf, sceneOf, tripsForPageOf} from "../../facts/look-ups"
import {formatFee, formatFeeAmount, packingOfRegion} from "../../facts/needs"
import {field, fieldsOf, localizedField} from "./define"
import {scene} from "./pictures"

const monthLine = described("MonthLine", "The months of one kind.", {
  kind: choice("MonthKind", monthKinds),
  text: z.string(),
})

export const regionComputed = fieldsOf(regionSchema, {
  scene: field(
    scene.optional(),
    "The picture that stands for it: a photograph or the poster of a trip. None where no trip goes there.",
    (region, {content}) => sceneOf(region, content),
  ),
  trips: field(
    z.array(experienceSchema),
    "Trips that go there, those that go nowhere else first; but for the one whose poster its page shows.",
    (region, {content}) => tripsForPageOf(region, content),
  ),
  neighbours: field(
    z.array(regionSchema),
    "The two or three nearest regions, nearest first.",
    (region, {content}) => neighboursOf(region, content.regions),
  ),
  monthLines: localizedField(
    z.array(monthLine),
    "What each month usually is, in words, a line for each kind: “Dry: Dec–Mar”.",
    monthLinesOf,
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
    bestTimeOfRegion,
  ),
  packingList: field(
    z.array(packingGroup),
    "What to bring, the papers that a preparation names among it, grouped and ordered as data/packing.json.",
    (region, {content}) => packingOfRegion(region, content),
  ),
})

export const feeComputed = fieldsOf(fee, {
  amountText: localizedField(z.string().optional(), "About how much: about €15.", formatFeeAmount),
  line: localizedField(
    z.string(),
    "The fee in one line: its name and about how much it is, or that the price may cover it.",
    formatFee,
  ),
})
