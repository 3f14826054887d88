import {z} from "zod"
import {described, file, object} from "../graphql"
import {banner, pageWords, plainTitled, seo} from "../pieces"
import {link, words} from "../text"

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
