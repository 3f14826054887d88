import {z} from "zod"
import {expects, type Sentence} from "../issue"
import {choice, meta, object} from "./meta"
import {bilingualLine, decimal, inOrder, list, matching, wholeNumber} from "./text"

/** How hard a trip is, the easiest first. */
const levels = ["easy", "moderate", "demanding"] as const

const effortLevel = choice("FactEffortLevel", levels)

/** Languages that a guide may speak (ISO 639-1). */
const guideLanguages = ["en", "es", "fr", "de", "it", "pt", "nl", "ja", "zh"] as const

export const guideLanguage = choice("GuideLanguage", guideLanguages)

const duration = object("FactDuration", {
  hours: decimal(0.5, 24).describe("Hours, in steps of half an hour."),
  upTo: decimal(0.5, 24).optional().describe("At most how many hours, where that varies."),
  sense: choice("FactDurationSense", ["exact", "about", "over", "usual"] as const).describe(
    "exact, about or over; usual: of such tours anywhere, so this one's is still asked.",
  ),
}).superRefine(inOrder("hours", "upTo"))

const place = bilingualLine({max: 80})

const clock = matching(/^([01]\d|2[0-3]):[0-5]\d$/, {
  en: "a time of the day, such as 18:00",
  es: "una hora del día, como 18:00",
})

const group = object("FactGroup", {
  fewest: wholeNumber(1, 100),
  most: wholeNumber(1, 100),
  isPrivate: z.boolean().optional().describe("Whether a group of one's own is possible."),
}).superRefine(inOrder("fewest", "most"))

const guide = object("FactGuide", {
  languages: list(guideLanguage).optional(),
  note: bilingualLine({max: 80}).optional().describe("What else is known of the guide."),
})

const effort = object("FactEffort", {
  level: effortLevel,
  upTo: effortLevel.optional().describe("The hardest, where one can choose."),
  why: bilingualLine({max: 160}).describe("One sentence that says why."),
}).refine(({level, upTo = level}) => levels.indexOf(level) <= levels.indexOf(upTo), {
  path: ["upTo"],
  ...expects({en: "no easier than “level”", es: "una exigencia no menor que el nivel"}),
})

const measures = {
  steps: wholeNumber(1, 5000).optional().describe("Steps to climb."),
  boatStep: wholeNumber(0, 200)
    .optional()
    .describe("Step down into a boat, in centimetres; 0 if there are no boats."),
  longestWalk: decimal(0, 60)
    .optional()
    .describe("Longest walk, in kilometres; 0 if there are no walks."),
  mud: z.boolean().optional(),
  heat: wholeNumber(20, 50).optional().describe("Usual heat, in degrees Celsius."),
  altitude: wholeNumber(1, 6000).optional().describe("Highest point, in metres."),
}

/** What a trip asks of one, in the order in which it is told. */
export const accessMeasures = Object.keys(measures) as (keyof typeof measures)[]

const measuredAt = bilingualLine({max: 60}).optional()

const access = object("FactAccess", {
  ...measures,
  stepsAt: measuredAt.describe("Where the steps are."),
  longestWalkAt: measuredAt.describe("Where the longest walk is."),
  altitudeAt: measuredAt.describe("Where the highest point is."),
})

const accommodation = object("FactAccommodation", {
  nights: wholeNumber(1, 60),
  kind: bilingualLine({max: 60})
    .optional()
    .describe("Such as cabins; no name that is not certain."),
})

const mealCounts = {
  breakfasts: wholeNumber(1, 60).optional(),
  lunches: wholeNumber(1, 60).optional(),
  dinners: wholeNumber(1, 60).optional(),
}

export const noMeals: Sentence = {
  en: "no meals: “covers” says that the price includes none",
  es: "ninguna comida: “Qué cubre” dice que el precio no las incluye",
}

const ofDay = wholeNumber(1, 3).optional().describe("A day: 1, or nothing.")

/** The same counted for a day. */
export const mealsOfDay = object("MealsOfDay", {breakfasts: ofDay, lunches: ofDay, dinners: ofDay})

export const mealNames = Object.keys(mealCounts) as (keyof typeof mealCounts)[]

const meals = object("FactMeals", {
  ...mealCounts,
  isDaily: z
    .boolean()
    .optional()
    .describe("Whether that is what each day has, not the whole trip."),
})

const basis = object("FactPriceBasis", {
  per: choice("PricePer", ["person", "group"] as const),
  travellers: wholeNumber(1, 100)
    .optional()
    .describe("For how many travellers the starting price holds."),
})

/** What may be known of a trip, each left out where it makes no sense. */
export const factValues = z
  .strictObject({
    duration,
    start: place,
    end: place,
    startTime: clock,
    effort,
    access,
    group,
    guideLanguages: guide,
    minimumAge: wholeNumber(1, 99),
    accommodation,
    mealsIncluded: meals,
    priceBasis: basis,
    deposit: wholeNumber(1, 100),
    cancelling: bilingualLine({max: 200}),
  })
  .partial()
  .register(meta, {type: "FactValues"})

export type FactValues = z.infer<typeof factValues>

/** Whether a fact is known: usual hours of such tours are none of the trip's own. */
export const isKnown = (facts: FactValues, name: keyof FactValues) =>
  facts[name] !== undefined && (name !== "duration" || facts.duration?.sense !== "usual")

/** The name of a fact that a trip's file may hold. */
export type StoredFact = keyof FactValues

export const storedNames = Object.keys(factValues.shape) as [StoredFact, ...StoredFact[]]

export const factNames = list(choice("ExperienceAsk", storedNames))
