import {z} from "zod"
import {type Language, languages} from "../../../src/i18n/languages"
import {expected, type Sentence} from "../issue"
import {factNames, factValues, noMeals} from "./facts"
import {choice, described, graphql, object} from "./graphql"
import {photoCredit, photos, shownPhotos} from "./photos"
import {keywords, picture, plainTitled, season, seo, titled, titledList} from "./pieces"
import {covers, days, prices} from "./planning"
import {
  bilingualLine,
  bilingualText,
  expects,
  line,
  link,
  matching,
  monthDay,
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
  days: z.int().min(1).max(60),
  nights: z.int().min(0).max(60).optional().describe("Unset where the offer names days only."),
})

const sight = described("Sight", "What there is to see in part of the year only.", {
  name: bilingualLine({max: 40}).describe("In a few words: whale season."),
  from: monthDay.describe("First day, as MM-DD."),
  to: monthDay.describe("Last day, as MM-DD; a season may run over New Year."),
})

const emblematic = described("Emblematic", "Heading over the description, with an optional line.", {
  title: bilingualLine({max: 90}),
  description: bilingualLine({max: 200}).optional(),
})

const stop = object("Stop", {...section.shape, region: link("Region")})

const stops = object("StopList", {...heading, items: z.array(stop).min(2)})

const columns = object("ColumnList", {...heading, items: z.array(section).min(2).max(4)})

const recommendations = object("RecommendationList", {...heading, details: z.array(section).min(1)})

const shape = {
  slug: slug.describe("Last part of the page's address, and the name of its folder."),
  formerSlugs: z
    .array(slug)
    .min(1)
    .optional()
    .describe("Slugs that it was published under before; their addresses lead to today's."),
  code: tripCode.describe("Short name in the reference that ends a booking text: CANO."),
  theme: line({max: 40})
    .optional()
    .describe("A hook for styles of the banners; unset, it is the slug."),
  kind: choice("OfferKind", ["tour", "experience"] as const).describe(
    "What the prefilled booking text calls the offer: tour or experience.",
  ),
  price: wholeNumber({
    en: "a whole number of euros, such as 1450",
    es: "un número entero de euros, como 1450",
  })
    .min(
      leastPrice,
      expects({
        en: `a price of ${leastPrice} euros or more: 1.450 is written 1450`,
        es: `un precio de ${leastPrice} euros o más: 1.450 se escribe 1450`,
      }),
    )
    .describe("Starting price, in whole euros."),
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
  regions: z
    .array(link("Region"))
    .min(1)
    .describe("Parts of the country visited, in the order of the trip."),
  activities: z
    .array(link("Activity"))
    .min(1)
    .describe("What the trip is about, the main thing first."),
  keywords,
  ...picture,
  image: picture.image.describe(
    "The poster, or one of the trip’s photographs, which have a credit.",
  ),
  photos: photos.optional().describe("Up to twelve photographs, in their order."),
  photoCredit: photoCredit
    .optional()
    .describe("Who took the photographs that name nobody of their own, and by what right."),
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
  packing: z
    .array(link("PackingItem"))
    .min(1)
    .optional()
    .describe("Things to bring; a trip of several days brings those of its regions, too."),
  slogan: plainTitled({title: 70, description: 160}),
  closing: bilingualLine({max: 300}),
}

const fields = z.strictObject(shape)

export type Experience = z.infer<typeof fields>

type Report = (path: (string | number)[], sentence: Sentence) => void

type Rule = (trip: Experience, report: Report) => void

const shortestWithDays = 3

const lengthRule: Rule = ({length: {days, nights = 0}}, report) => {
  if (nights > days)
    report(["length", "nights"], {en: "no more nights than days", es: "no más noches que días"})
}

const listsRule: Rule = ({includes, highlights}, report) => {
  if (!includes && !highlights)
    report(["includes"], {
      en: "a list under “includes” or under “highlights”",
      es: "una lista en “Incluye” o en “Lugares destacados”",
    })
}

/** Days follow one another from the first to the last, each in a region of the trip. */
const daysRule: Rule = ({days, length, regions}, report) => {
  if (!days) return
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

/** An open question has no answer yet, meals are counted where the price has some, and hours are those of a day. */
const factsRule: Rule = ({facts = {}, ask = [], open = [], covers, length}, report) => {
  for (const [field, names] of Object.entries({ask, open}))
    for (const [index, name] of names.entries())
      if (facts[name] || (field === "open" && ask.includes(name)))
        report([field, index], {
          en: "no fact that “facts” answers already, or “ask” names",
          es: "ningún dato que “Datos” ya responda o que esté en “Por confirmar”",
        })
  if (facts.mealsIncluded && covers?.meals === "not-included")
    report(["facts", "mealsIncluded"], noMeals)
  if (facts.duration && length.days > 1)
    report(["facts", "duration"], {
      en: `no length in hours: the trip takes ${length.days} days`,
      es: `ninguna duración en horas: el viaje toma ${length.days} días`,
    })
}

/** Exclusions that take in more than was agreed: taxes within a ticket, the cover of a trip. */
const wideExclusions: Record<Language, RegExp> = {
  en: /^(?:airport tax(?:es)?|(?:travel )?insurance)$/i,
  es: /^(?:tasas? aeroportuarias?|seguros?(?: de viajes?)?)$/i,
}

const exclusionsRule: Rule = ({notIncluded}, report) => {
  for (const language of languages)
    for (const [index, line] of (notIncluded?.items[language] ?? []).entries())
      if (wideExclusions[language].test(line.replaceAll("**", "")))
        report(["notIncluded", "items", language, index], {
          en: "which taxes or insurance: “Domestic airport taxes”, “International insurance”",
          es: "qué tasas o qué seguro: “Tasas aeroportuarias nacionales”, “Seguro internacional”",
        })
}

const photosRule: Rule = (trip, report) => {
  for (const [index, photo] of shownPhotos(trip).entries()) {
    if (!photo.credit)
      report(["photos", index, "credit"], {
        en: "who took it: here, or once for all photographs under “photoCredit”",
        es: "quién la tomó: aquí, o una vez para todas las fotografías en “Crédito de las fotografías”",
      })
    if (!photo.licence && !photo.source)
      report(["photos", index, "source"], {
        en: "its licence or its source: here, or once for all under “photoCredit”",
        es: "su licencia o su fuente: aquí, o una vez para todas en “Crédito de las fotografías”",
      })
  }
}

const rules: readonly Rule[] = [
  lengthRule,
  listsRule,
  daysRule,
  factsRule,
  exclusionsRule,
  photosRule,
]

export const experienceSchema = fields
  .superRefine((trip, context) => {
    for (const rule of rules)
      rule(trip, (path, sentence) =>
        context.addIssue({code: "custom", path, message: expected(sentence)}),
      )
  })
  .register(graphql, {
    type: "Experience",
    about: "A guided experience or a multi-day package: one folder of data/experiences.",
  })
