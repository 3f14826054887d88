import {z} from "zod"
import {groupKey, groupKeys} from "./groups"
import {described, object} from "./meta"
import {banner, keywords, pageHeading, pageWords, plainTitled, seo} from "./pieces"
import {bilingualLine, bilingualList, bilingualText, date, key, link, list, richText} from "./text"

export const homeSchema = described("HomeContent", "Home: data/pages/home.json.", {
  seo,
  hero: banner,
  trips: described("FewTrips", "A few trips below a heading.", {
    ...pageWords.shape,
    experiences: list(link("Experience"), {max: 3}).describe(
      "Up to three trips that show what there is, on cards with their prices.",
    ),
  }),
  lengths: plainTitled({title: 90, description: 300}).describe(
    "Heading over the three lengths of stay.",
  ),
  colombia: banner,
  booking: object("StepList", {
    title: bilingualLine({max: 90}),
    steps: z.array(pageWords).length(3),
  }),
})

const option = object("CustomizeOption", {
  key,
  name: bilingualLine({max: 60}),
  description: bilingualLine({max: 160}).optional(),
})

const step = <Options extends z.ZodType>(options: Options) =>
  object("CustomizeStep", {...pageWords.shape, options})

const customize = described("Customize", "The customize section: three choices.", {
  title: bilingualLine({max: 90}),
  description: bilingualLine({max: 300}),
  points: step(list(option, {min: 2})),
  accommodation: step(z.array(option).length(3)),
  style: step(list(option, {min: 2})),
})

export const group = described(
  "ExperienceGroup",
  "A length of stay with everything that belongs to it.",
  {
    key: groupKey,
    title: bilingualLine({max: 60}),
    description: bilingualLine({max: 200}),
    poster: link("Experience").describe(
      "The experience whose poster stands for the group on the home page.",
    ),
  },
)

export const catalogueSchema = described(
  "CatalogueContent",
  "Catalogue: data/pages/catalogue.json.",
  {
    ...pageHeading,
    groups: z
      .array(group)
      .length(groupKeys.length)
      .describe("The three lengths of stay, longest first."),
    customize,
    keywords: keywords.describe("Words that travellers search by and that mean any trip."),
  },
)

export const destinationsSchema = described(
  "DestinationsContent",
  "The map of all regions: data/pages/destinations.json.",
  pageHeading,
)

export const aboutSchema = described("AboutContent", "About us: data/pages/about.json.", {
  seo,
  title: bilingualLine({max: 60}),
  mission: bilingualText({max: 900}),
  banner,
  cards: z.array(banner).length(3),
  invitation: object("Invitation", {
    text: bilingualLine({max: 300}),
    action: bilingualLine({max: 30}),
  }),
  valuesTitle: bilingualLine({max: 90}),
  values: z.array(banner).length(5),
})

const partHeading = bilingualLine({max: 60})
  .optional()
  .describe("What the questions from here on are about, as a heading above them.")

/** WhatsApp takes shortcuts of 25 characters, which `quickReplies` makes of keys and languages. */
const keyUpTo = (max: number) => key.max(max).describe("Its address on the page.")

export const bookingTopic = object("BookingTopic", {
  key: keyUpTo(14),
  heading: partHeading,
  question: bilingualLine({max: 120}),
  answer: bilingualText({max: 500}).describe("Two or three sentences, the answer first."),
  details: bilingualList(richText({max: 500}))
    .optional()
    .describe("Further paragraphs, on the booking page alone."),
  onTrips: z.boolean().describe("Whether a trip's page asks and answers it too."),
})

export const bookingSchema = described(
  "BookingContent",
  "How booking works: data/pages/booking.json.",
  {
    ...pageHeading,
    topics: list(bookingTopic),
  },
)

const question = object("Question", {
  key: keyUpTo(20),
  heading: partHeading,
  question: bilingualLine({max: 160}),
  answer: bilingualText({max: 1000}),
})

export const questionsSchema = described(
  "QuestionsContent",
  "Questions and answers: data/pages/questions.json.",
  {
    ...pageHeading,
    questions: list(question),
  },
)

const legalSection = object("LegalSection", {
  key,
  title: bilingualLine({max: 90}),
  paragraphs: bilingualList(richText({max: 1500})),
  items: bilingualList(richText({max: 500}))
    .optional()
    .describe("A bullet list after the paragraphs."),
})

export const legalSchema = described(
  "LegalText",
  "Terms, the data policy and the code of conduct: data/pages/terms.json, treatment.json and conduct.json.",
  {
    seo,
    title: bilingualLine({max: 90}),
    updated: date.describe("Day of the last change of the text, as YYYY-MM-DD."),
    draft: z
      .boolean()
      .optional()
      .describe("True until a lawyer has confirmed the text: its page says so."),
    summary: bilingualLine({max: 400}),
    sections: list(legalSection),
  },
)
