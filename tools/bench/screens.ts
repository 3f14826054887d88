import {defaultLanguage, languages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {samplePages} from "../sample-pages"

/** A page that is measured: what it is, and its address on the site. */
export type Screen = {name: string; path: string}

/** Every template that travellers land on, in every language. */
export const screens: Screen[] = samplePages
  .filter(({isLegal}) => !isLegal)
  .flatMap(({name, route}) =>
    languages.map(language => ({
      name: `${name}, ${language}`,
      path: localizedPath(language, route),
    })),
  )

/** The pages that `--quick` measures. */
export const quickScreens = screens.filter(({name}) =>
  ["home", "experience"].some(quick => name === `${quick}, ${defaultLanguage}`),
)
