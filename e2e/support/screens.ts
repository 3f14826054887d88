import {type Language, languages} from "../../src/i18n/languages"
import {regions} from "./site"
import {journey, tripOf, tripWith, tripWithout} from "./trips"

/** A screen and its address after the language; asked inside of a test, as the data may have none. */
export type Screen = {name: string; route: () => string}

const trip = (slug: string) => `experiences/${slug}/`

export const templates: Screen[] = [
  {name: "home", route: () => ""},
  {name: "the catalogue", route: () => "experiences/"},
  {name: "a trip", route: () => trip(tripOf().slug)},
  {name: "about us", route: () => "about-us/"},
  {name: "destinations", route: () => "destinations/"},
  {name: "a destination", route: () => `destinations/${regions[0]?.slug}/`},
  {name: "booking", route: () => "booking/"},
  {name: "questions", route: () => "questions-answers/"},
  {name: "terms", route: () => "terms/"},
  {name: "saved trips", route: () => "saved/"},
  {name: "a comparison", route: () => "compare/"},
]

/** A trip of every shape that its page can have, in the place of any trip. */
export const shapes: Screen[] = templates.flatMap(screen =>
  screen.name === "a trip"
    ? [
        {name: "a trip with days", route: () => trip(journey(2).slug)},
        {name: "a trip with stops", route: () => trip(tripWith("stops").slug)},
        {
          name: "a trip with a season and recommendations",
          route: () => trip(tripWith("season", "recommendations").slug),
        },
        {
          name: "a trip without stops or recommendations",
          route: () => trip(tripWithout("stops", "recommendations").slug),
        },
      ]
    : screen,
)

/** Each screen in one language, which is another one for the next. */
export const inTurn = (screens: readonly Screen[]) =>
  screens.map(({name, route}, index) => {
    const language = languages[index % languages.length] as Language
    return {name: `${name} in ${language}`, path: () => `/${language}/${route()}`}
  })
