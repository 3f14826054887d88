import {z} from "zod"
import {described, file, object} from "./graphql"
import {groupKeys} from "./groups"
import {banner, keywords, pageHeading, pageWords, plainTitled, seo} from "./pieces"
import {key, link, richWords, words} from "./text"

export const homeSchema = file("pages/home", "Home: data/pages/home.json.", {
  seo,
  hero: banner,
  trips: described("FewTrips", "A few trips below a heading.", {
    ...pageWords.shape,
    experiences: z
      .array(link("Experience"))
      .min(1)
      .max(3)
      .describe("Up to three trips that show what there is, on cards with their prices."),
  }),
  lengths: plainTitled({title: 90, description: 300}).describe(
    "Heading over the three lengths of stay.",
  ),
  colombia: banner,
  booking: object("StepList", {title: words({max: 90}), steps: z.array(pageWords).length(3)}),
})

const option = object("CustomizeOption", {
  key,
  name: words({max: 60}),
  description: words({max: 160}).optional(),
})

const step = <Options extends z.ZodType>(options: Options) =>
  object("CustomizeStep", {...pageWords.shape, options})

const customize = described("Customize", "The customize section: three choices.", {
  title: words({max: 90}),
  description: words({max: 300}),
  points: step(z.array(option).min(2)),
  accommodation: step(z.array(option).length(3)),
  style: step(z.array(option).min(2)),
})

const group = described("ExperienceGroup", "A length of stay with everything that belongs to it.", {
  key: z.enum(groupKeys),
  title: words({max: 60}),
  description: words({max: 200}),
  poster: link("Experience").describe(
    "The experience whose poster stands for the group on the home page.",
  ),
})

export const catalogueSchema = file("pages/catalogue", "Catalogue: data/pages/catalogue.json.", {
  ...pageHeading,
  groups: z
    .array(group)
    .length(groupKeys.length)
    .describe("The three lengths of stay, longest first."),
  customize,
  keywords: keywords.describe("Words that travellers search by and that mean any trip."),
})

export const destinationsSchema = file(
  "pages/destinations",
  "The map of all regions: data/pages/destinations.json.",
  pageHeading,
)

export const aboutSchema = file("pages/about", "About us: data/pages/about.json.", {
  seo,
  title: words({max: 60}),
  mission: richWords({max: 900}),
  banner,
  cards: z.array(banner).length(3),
  invitation: object("Invitation", {
    text: words({max: 300}),
    action: words({max: 30}),
  }),
  valuesTitle: words({max: 90}),
  values: z.array(banner).length(5),
})
