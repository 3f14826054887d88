import {defaultLanguage, type Language, languages} from "../../src/i18n/languages"
import {localizedPath, pathWithoutLanguage} from "../../src/i18n/paths"
import type {PlannedContent} from "./planned"
import {type OwnContext, type Screen, screens} from "./screens"

/**
 * Adds the context that gatsby-plugin-react-i18next would add; the plugin then leaves the page
 * alone. Otherwise it deletes and recreates the page, and Gatsby runs the page's query again in
 * every build.
 *
 * @param path - of the page, with its language if it has one
 */
export const i18nContext = (language: Language, path: string) => {
  const originalPath = pathWithoutLanguage(path)
  return {
    language,
    languages,
    defaultLanguage,
    generateDefaultLanguagePage: false,
    routed: originalPath !== path,
    originalPath,
    path,
  }
}

/** One page to make. */
export type PlannedPage = {
  path: string
  screen: Screen
  /** Whether search may list it. */
  isListed: boolean
  context: {
    language: Language
    i18n: ReturnType<typeof i18nContext>
    namespaces: readonly string[]
    /** True if its head must keep it from search. */
    isNoindex?: true
    /** Its {@link OwnContext}. */
    [own: string]: unknown
  }
}

const planPage = (
  screen: Screen,
  own: OwnContext,
  language: Language,
  path: string,
): PlannedPage => {
  const {namespaces, isListed = true} = screen
  const i18n = i18nContext(language, path)
  const context = {language, i18n, namespaces, ...own}
  return {path, screen, isListed, context: isListed ? context : {...context, isNoindex: true}}
}

const pathOf = (route: string, own: OwnContext) =>
  route.replace(/:(\w+)/g, (_, name: string) => String(own[name]))

/**
 * Plans every page of the site.
 *
 * @param content - all that the screens make pages of
 * @returns one page per language and route, those without a language, and "/" with the home of the
 *   default language
 */
export const planPages = (content: PlannedContent): PlannedPage[] => {
  const planned = screens.flatMap(screen =>
    (screen.pages?.(content) ?? [{}]).map(own => ({
      screen,
      own,
      route: pathOf(screen.route, own),
    })),
  )
  const inLanguages = planned.filter(({screen}) => screen.hasLanguage ?? true)
  const plain = planned.filter(({screen}) => screen.hasLanguage === false)
  const home = planned.filter(({route}) => route === "/")
  return [
    ...home.map(({screen, own, route}) => ({
      ...planPage(screen, own, defaultLanguage, route),
      // It duplicates the page in its language, which is canonical.
      isListed: false,
    })),
    ...languages.flatMap(language =>
      inLanguages.map(({screen, own, route}) =>
        planPage(screen, own, language, localizedPath(language, route)),
      ),
    ),
    ...plain.map(({screen, own, route}) => planPage(screen, own, defaultLanguage, route)),
  ]
}
