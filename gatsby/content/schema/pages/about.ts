import {z} from "zod"
import {file, object} from "../graphql"
import {banner, seo} from "../pieces"
import {richWords, words} from "../text"

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
