import path from "node:path"
import {localizedRoutes, pathOf} from "../../gatsby/routes"
import {type Language, languages} from "../../src/i18n/languages"
import {regions} from "./site"
import {findTrip, tripWith, tripWithDays, tripWithout} from "./trips"

/** A screen and its address after the language; asked within a test: the data may have none. */
export type Screen = {name: string; route: () => string}

const trip = (slug: string) => `experiences/${slug}/`

/** A page of each template that has a language, by the name of the template's file. */
export const templates: Screen[] = [
  ...new Map(localizedRoutes.map(route => [path.basename(route.template, ".tsx"), route] as const)),
].map(([name, route]) => ({
  name,
  route: () =>
    pathOf(route, route.content === "regions" ? regions[0]?.slug : findTrip().slug).slice(1),
}))

/** A trip of every shape that its page can have, in the place of any trip. */
export const tripShapes: Screen[] = templates.flatMap(screen =>
  screen.name === "experience"
    ? [
        {name: "a trip with days", route: () => trip(tripWithDays(2).slug)},
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
