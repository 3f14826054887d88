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

type Titled = {title: Record<Language, string>}

const titleOf = (file: string) => readJson<Titled>(`data/${file}.json`).title

const screens: {route: string; title: Record<Language, string>}[] = [
  {
    route: "",
    title: readJson<{hero: Titled}>("data/home.json").hero.title,
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
