import {languages} from "../../src/i18n/languages"

const routes = {
  home: "",
  catalogue: "experiences/",
  "one-day experience": "experiences/citycartagena/",
  package: "experiences/colombiamagic/",
  questions: "questions-answers/",
  about: "about-us/",
}

/** A page that is measured: what it is, and its address on the site. */
export type Screen = {name: string; path: string}

/** Six kinds of pages in both languages: every template that travellers land on. */
export const screens: Screen[] = Object.entries(routes).flatMap(([name, route]) =>
  languages.map(language => ({name: `${name}, ${language}`, path: `/${language}/${route}`})),
)

/** The two pages that `--quick` measures. */
export const quickScreens = screens.filter(({path}) =>
  ["/en/", "/en/experiences/citycartagena/"].includes(path),
)
