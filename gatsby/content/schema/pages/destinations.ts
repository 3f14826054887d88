import {file} from "../graphql"
import {seo} from "../pieces"
import {words} from "../text"

export const destinationsSchema = file(
  "pages/destinations",
  "The map of all regions: data/pages/destinations.json.",
  {
    seo,
    title: words({max: 60}),
    description: words({max: 300}),
  },
)
