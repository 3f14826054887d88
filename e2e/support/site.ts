import {readdirSync, readFileSync} from "node:fs"
import type {Experience} from "../../gatsby/content/schema/experience"
import {type Language, languages} from "../../src/i18n/languages"

/** Reads a JSON file of the project. */
export const readJson = <Content>(file: string): Content =>
  JSON.parse(readFileSync(file, "utf8")) as Content

/** Every experience as its folder stores it. */
export const experiences: Experience[] = readdirSync("data/experiences").map(folder =>
  readJson<Experience>(`data/experiences/${folder}/experience.json`),
)

/** Every month of a season, by its number; a season may pass the end of the year. */
const monthsOf = ({from, to}: {from: string; to: string}): number[] => {
  const last = Number.parseInt(to, 10)
  const months = [Number.parseInt(from, 10)]
  while (months.at(-1) !== last) months.push(((months.at(-1) ?? 0) % 12) + 1)
  return months
}

/**
 * Finds what the catalogue's filter must leave, from the data alone.
 *
 * @param filter - choices as the address writes them
 * @returns slugs in alphabetical order
 */
export const tripsWith = (filter: Record<string, string>): string[] => {
  const {length, region, activity, month, price} = filter
  return experiences
    .filter(({group}) => !length || group === length)
    .filter(({regions}) => !region || regions.some(key => key === region))
    .filter(({activities}) => !activity || activities.some(key => key === activity))
    .filter(({season}) => !month || !season || monthsOf(season).includes(Number(month)))
    .filter(trip => !price || trip.price <= Number(price))
    .map(({slug}) => slug)
    .sort()
}

type Titled = {title: Record<Language, string>}

const titleOf = (file: string) => readJson<Titled>(`data/pages/${file}.json`).title

const screens: {route: string; title: Record<Language, string>}[] = [
  {
    route: "",
    title: readJson<{hero: Titled}>("data/pages/home.json").hero.title,
  },
  {route: "experiences/", title: titleOf("catalogue")},
  {route: "about-us/", title: titleOf("about")},
  {route: "questions-answers/", title: titleOf("questions")},
  {route: "terms/", title: titleOf("terms")},
  {route: "treatment/", title: titleOf("treatment")},
  ...experiences.map(({slug, title}) => ({route: `experiences/${slug}/`, title})),
]

/** Every page that visitors reach, with its language and heading. */
export const pages = languages.flatMap(language =>
  screens.map(({route, title}) => ({
    path: `/${language}/${route}`,
    language,
    heading: title[language],
  })),
)
