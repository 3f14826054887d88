import {contentOrThrow} from "../../gatsby/content/check-content"
import {checkFiles} from "../../gatsby/content/check-site"
import {realOrNull} from "../../gatsby/content/placeholders"
import type {Experience} from "../../gatsby/content/schema/experience"
import {groupOf} from "../../gatsby/content/schema/groups"
import {localizedRoutes, pathOf, type Route} from "../../gatsby/routes"
import {type Language, languages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {word} from "./words"

const checked = checkFiles(".")

/** What the site says; of a trip with what is said once for all. */
export const content = contentOrThrow(checked)

export const {booking, catalogue, regions, site} = content
export const {questions} = content.questions

/** An experience as its folder stores it, and the group that follows from its length. */
export type StoredTrip = Experience & {group: string}

export const experiences: StoredTrip[] = checked.storedTrips.map(trip => ({
  ...trip,
  group: groupOf(trip),
}))

/** A value as pages say it: nothing while the owner has yet to replace its placeholder. */
export const publicValue = (value: string): string | undefined => realOrNull(value) ?? undefined

/** The pages of a route in a language, with their headings. */
const entriesOf = (
  {path, content: name}: Route,
  language: Language,
): {slug?: string; heading: string}[] => {
  if (name === "experiences")
    return experiences.map(({slug, title}) => ({slug, heading: title[language]}))
  if (name === "regions") return regions.map(({slug, name}) => ({slug, heading: name[language]}))
  if (!name) return [{heading: word(language, "planner", `${path.replaceAll("/", "")}.title`)}]
  const page = content[name]
  return [{heading: ("title" in page ? page : page.hero).title[language]}]
}

/** Every page of the site in a language, with its heading. */
export const allPages = languages.flatMap(language =>
  localizedRoutes.flatMap(route =>
    entriesOf(route, language).map(({slug, heading}) => ({
      path: localizedPath(language, pathOf(route, slug)),
      language,
      heading,
      isListed: route.content !== undefined,
    })),
  ),
)

/** Those that search may list. */
export const listedPages = allPages.filter(({isListed}) => isListed)

export const headingOf = (path: string): string => {
  const page = allPages.find(candidate => candidate.path === path)
  if (!page) throw new Error(`${path} is no page`)
  return page.heading
}
