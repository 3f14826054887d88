import {z} from "zod"
import {expected, expects, type Sentence} from "../issue"
import {factNames, factValues, isKnown, noMeals} from "./facts"
import {choice, described, meta, object} from "./meta"
import {keywords, photo, picture, plainTitled, season, seo, titled, titledList} from "./pieces"
import {covers, days, prices} from "./planning"
import {
  areDistinct,
  bilingualLine,
  bilingualText,
  expectsType,
  line,
  link,
  list,
  matching,
  noneTwice,
  slug,
  wholeNumber,
} from "./text"

/** In euros: a lower value is a price whose thousands separator was read as a decimal point. */
const leastPrice = 10

const tripCode = matching(/^[A-Z]{2,5}$/, {
  en: "two to five capital letters",
  es: "de dos a cinco mayúsculas",
})

const heading = {title: bilingualLine({max: 60})}
const section = titled({title: 60, description: 400})

const length = object("StayLength", {
  days: wholeNumber(1, 60),
  nights: wholeNumber(0, 60).optional().describe("Unset where the offer names days only."),
}).refine(({days, nights = 0}) => nights <= days, {
  path: ["nights"],
  ...expects({en: "no more nights than days", es: "no más noches que días"}),
})

const sight = described("Sight", "What there is to see in part of the year only.", {
  name: bilingualLine({max: 40}).describe("In a few words: whale season."),
  ...season.shape,
})

const emblematic = described("Emblematic", "Heading over the description, with an optional line.", {
  title: bilingualLine({max: 90}),
  description: bilingualLine({max: 200}).optional(),
})

const stop = object("Stop", {...section.shape, region: link("Region")})

const stops = object("StopList", {...heading, items: list(stop, {min: 2})})

const columns = object("ColumnList", {...heading, items: list(section, {min: 2, max: 4})})

const recommendations = object("RecommendationList", {...heading, details: list(section)})

const fields = z.strictObject({
  slug: slug.describe("Last part of the page's address, and the name of its folder."),
  // What changes most often: here, a telephone shows its field without scrolling.
  price: z
    .int(
      expectsType({
        en: "a whole number of euros, such as 1450",
        es: "un número entero de euros, como 1450",
      }),
    )
    .min(
      leastPrice,
      expects({
        en: `a price of ${leastPrice} euros or more: 1.450 is written 1450`,
        es: `un precio de ${leastPrice} euros o más: 1.450 se escribe 1450`,
      }),
    )
    .describe("Starting price, in whole euros."),
  formerSlugs: list(slug)
    .optional()
    .describe("Slugs that it was published under before; their addresses lead to today's."),
  code: tripCode.describe("Short name in the reference that ends a booking text: CANO."),
  theme: line({max: 40}).optional().describe("A hook for styles of the banners."),
  kind: choice("OfferKind", ["tour", "experience"] as const).describe(
    "What the prefilled booking text calls the offer: tour or experience.",
  ),
  prices: prices.optional().describe("What it costs, row by row, and until when."),
  length,
  season: season
    .optional()
    .describe(
      "Part of the year in which it is offered or best, where there is one; it may run over New Year.",
    ),
  sight: sight
    .optional()
    .describe("What it shows in part of the year only, though it is offered all year."),
  regions: list(link("Region")).describe("Parts of the country visited, in the order of the trip."),
  activities: list(link("Activity")).describe("What the trip is about, the main thing first."),
  keywords,
  ...picture,
  image: picture.image.describe(
    "The poster, or one of the trip’s photographs, which have a credit.",
  ),
  photos: list(photo, {max: 12})
    .refine(photos => areDistinct(photos.map(({image}) => image)), noneTwice)
    .optional()
    .describe("Up to twelve photographs, in their order."),
  title: bilingualLine({max: 90}),
  messagingTitle: bilingualLine({max: 90})
    .optional()
    .describe(
      "The title as the prefilled booking text says it, where it has to differ; else the title.",
    ),
  cardDescription: bilingualLine({min: 40, max: 140}).describe(
    "One image and one reason to go; on the card and on the poster.",
  ),
  bestFor: bilingualLine({min: 40, max: 180})
    .optional()
    .describe(
      "Of a long trip: who it is for, a colon, and how it differs from its sisters; its card in their row has what stands before the colon.",
    ),
  actionText: bilingualLine({max: 30})
    .optional()
    .describe(
      "Text of the card's main button; else that of all cards, as the words of the interface have it.",
    ),
  seo,
  emblematic,
  description: bilingualText({max: 1000}).describe("60 to 120 words; may hold **bold** parts."),
  notFor: bilingualLine({max: 180})
    .optional()
    .describe("Whom the trip does not suit, a sentence below the description: Not for you if …"),
  includes: titledList.optional().describe("What the price includes."),
  highlights: titledList.optional().describe("Places visited, of a multi-destination package."),
  stops: stops.optional().describe("Places in the order of the trip."),
  columns: columns
    .optional()
    .describe("Short texts side by side, such as hydration and difficulty."),
  recommendations: recommendations.optional(),
  notIncluded: titledList.optional(),
  covers: covers.optional().describe("What the price covers, row by row."),
  days: days.optional().describe("Day by day, of a trip of three days or more."),
  facts: factValues
    .optional()
    .describe("What is known of the trip; each is left out where it has no sense."),
  ask: factNames
    .optional()
    .describe("Facts that nobody has settled: what all trips say, or else the page asks them."),
  open: factNames
    .optional()
    .describe("Facts that this trip asks whatever all trips say: that is not so for this one."),
  packing: list(link("PackingItem"))
    .optional()
    .describe("Things to bring; a trip of several days brings those of its regions, too."),
  slogan: plainTitled({title: 70, description: 160}),
  closing: bilingualLine({max: 300}),
})

export type Experience = z.infer<typeof fields>

const reporterOf = (context: z.RefinementCtx) => (path: (string | number)[], sentence: Sentence) =>
  context.addIssue({code: "custom", path, message: expected(sentence)})

const shortestWithDays = 3

/** Days follow one another from the first to the last, each in a region of the trip. */
const checkDays = ({days, length, regions}: Experience, context: z.RefinementCtx) => {
  if (!days) return
  const report = reporterOf(context)
  const {items} = days
  if (length.days < shortestWithDays)
    return report(["days", "items"], {
      en: `no days: the trip is shorter than ${shortestWithDays} days`,
      es: `ningún día: el viaje dura menos de ${shortestWithDays} días`,
    })
  let next = 1
  for (const [index, {from, to, region, travel}] of items.entries()) {
    const path = ["days", "items", index]
    const isSame = index === 0 || items[index - 1]?.region === region
    if (from !== next)
      report([...path, "from"], {
        en: `${next}, the day after the entry before`,
        es: `${next}, el día que sigue al elemento anterior`,
      })
    if (to !== undefined && to <= from)
      report([...path, "to"], {
        en: `a day after ${from}, or no “to” for one day`,
        es: `un día después del ${from}, o sin “Hasta” si es un solo día`,
      })
    if (!regions.includes(region))
      report([...path, "region"], {
        en: `a region of the trip: ${regions.join(", ")}`,
        es: `una región del viaje: ${regions.join(", ")}`,
      })
    if (travel && isSame && !(travel.from && travel.to))
      report([...path, "travel"], {
        en: "“from” and “to”: the day begins in its own region",
        es: "“desde” y “hasta”: el día empieza en su propia región",
      })
    next = (to ?? from) + 1
  }
  if (next - 1 !== length.days)
    report(["days", "items", items.length - 1], {
      en: `the last day of the trip, ${length.days}, in the last entry`,
      es: `el último día del viaje, ${length.days}, en el último elemento`,
    })
}

const checkOpen = ({facts = {}, ask = [], open = []}: Experience, context: z.RefinementCtx) => {
  for (const [field, names] of Object.entries({ask, open}))
    for (const [index, name] of names.entries())
      if (isKnown(facts, name) || (field === "open" && ask.includes(name)))
        reporterOf(context)([field, index], {
          en: "no fact that “facts” answers already, or “ask” names",
          es: "ningún dato que “Datos” ya responda o que esté en “Por confirmar”",
        })
}

export const experienceSchema = fields
  .refine(({includes, highlights}) => includes || highlights, {
    path: ["includes"],
    ...expects({
      en: "a list under “includes” or under “highlights”",
      es: "una lista en “Incluye” o en “Lugares destacados”",
    }),
  })
  .refine(({facts, covers}) => !(facts?.mealsIncluded && covers?.meals === "not-included"), {
    path: ["facts", "mealsIncluded"],
    ...expects(noMeals),
  })
  .refine(({facts, length}) => !facts?.duration || length.days === 1, {
    path: ["facts", "duration"],
    ...expects({
      en: "no length in hours: the trip takes several days",
      es: "ninguna duración en horas: el viaje toma varios días",
    }),
  })
  .refine(
    ({facts, length: {days, nights = days}}) => (facts?.accommodation?.nights ?? 0) <= nights,
    {
      path: ["facts", "accommodation", "nights"],
      ...expects({en: "no more nights than the trip has", es: "no más noches que las del viaje"}),
    },
  )
  .superRefine(checkDays)
  .superRefine(checkOpen)
  .register(meta, {
    type: "Experience",
    about: "A guided experience or a multi-day package: one folder of data/experiences.",
  })
