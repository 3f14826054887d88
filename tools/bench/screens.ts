import {defaultLanguage, languages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {samplePages} from "../sample-pages"

/** A page that is measured: what it is, and its address on the site. */
export type Screen = {name: string; path: string}

/** Where most visitors land: measured in every language. */
const entrances = ["home", "catalogue", "package"]

/**
 * Every template that travellers land on. Languages differ by their words alone: apart from the
 * entrances, the templates take turns.
 */
export const screens: Screen[] = samplePages
  .filter(({isLegal}) => !isLegal)
  .flatMap(({name, route}, index) =>
    languages
      .filter((_, turn) => entrances.includes(name) || turn === index % languages.length)
      .map(language => ({
        name: `${name}, ${language}`,
        path: localizedPath(language, route),
      })),
  )

/** The pages that `--quick` measures. */
export const quickScreens = screens.filter(({name}) =>
  ["home", "package"].some(quick => name === `${quick}, ${defaultLanguage}`),
)
