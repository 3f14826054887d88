import type {z} from "zod"
import {expects} from "../issue"
import type {Experience} from "./experience"
import {factNames, factValues, mealsOfDay, noMeals} from "./facts"
import {type groupKeys, groupOf} from "./groups"
import {described, object} from "./meta"
import {type CoverRow, coverAnswers} from "./planning"

const {priceBasis, deposit, group, minimumAge, guideLanguages, cancelling} = factValues.shape

/** In the order in which staff are asked: ticks and numbers before sentences. */
export const answers = object("TripAnswers", {
  priceBasis,
  covers: coverAnswers.optional(),
  group,
  minimumAge,
  deposit,
  mealsIncluded: mealsOfDay.optional(),
  guideLanguages,
  cancelling,
  ask: factNames.optional().describe("What one should ask of each of these trips, too."),
}).refine(({covers, mealsIncluded}) => !(mealsIncluded && covers?.meals === "not-included"), {
  path: ["mealsIncluded"],
  ...expects(noMeals),
})

export type TripAnswers = z.infer<typeof answers>

export const tripDefaultsSchema = described(
  "TripDefaults",
  "What is said once for all trips of a length: data/trip-defaults.json.",
  {
    long: answers.optional().describe("Trips of nine days or more."),
    short: answers.optional().describe("Trips of three to eight days."),
    day: answers.optional().describe("Trips of one or two days."),
  },
)

export type TripDefaults = z.infer<typeof tripDefaultsSchema>

/** A trip with the answers for all trips: an `Experience` is what its file says. */
export type Trip = Experience &
  Required<Pick<Experience, "covers" | "facts" | "ask">> & {
    /** Rows of the cover that all trips answered, so that no list of the trip says them. */
    answeredRows: readonly CoverRow[]
    /** Rows and facts that its file keeps open, whatever all trips answer. */
    keptOpen: readonly string[]
  }

/** GraphQL names no field “9-days”. */
const answersKey = {"9-days": "long", "3-days": "short", "1-day": "day"} satisfies Record<
  (typeof groupKeys)[number],
  keyof TripDefaults
>

/** Which answers hold for a trip of that length. */
export const answersKeyOf = (trip: Pick<Experience, "length">) => answersKey[groupOf(trip)]
