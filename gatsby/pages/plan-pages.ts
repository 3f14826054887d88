import {defaultLanguage, type Language, languages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {type Collections, pathOf, type Route, routes, slugsOf} from "./routes"

/** One page to make. gatsby-plugin-react-i18next adds the language of its path to its context. */
export type Page = {
  path: string
  /** The same without its language. */
  originalPath: string
  route: Route
  language: Language
  /** Whether search may list it. */
  isListed: boolean
  context: {
    namespaces: readonly string[]
    /** Entry of a collection, or name of the legal text, for the page's query. */
    slug?: string
    name?: string
    /** True if its head must keep it from search. */
    isNoindex?: true
  }
}

/**
 * Lists every page of the site: one per language and route, those without a language, and "/" with
 * the home of the default language.
 */
export const planPages = (collections: Collections): Page[] => {
  const toPage = (route: Route, slug: string | undefined, language: Language): Page => {
    const {namespaces, content, isListed = true, hasLanguage = true} = route
    const originalPath = pathOf(route, slug)
    return {
      path: hasLanguage ? localizedPath(language, originalPath) : originalPath,
      originalPath,
      route,
      language,
      isListed,
      context: {
        namespaces,
        ...(slug ? {slug} : {name: content}),
        ...(isListed ? {} : {isNoindex: true}),
      },
    }
  }
  const pagesIn = (language: Language, list: readonly Route[]) =>
    list.flatMap(route => slugsOf(route, collections).map(slug => toPage(route, slug, language)))
  const plain = routes.filter(({hasLanguage}) => hasLanguage === false)
  const localized = routes.filter(route => !plain.includes(route))
  const [home] = localized
  return [
    // It duplicates the page in its language, which is canonical.
    ...(home ? [{...toPage(home, undefined, defaultLanguage), path: "/", isListed: false}] : []),
    ...languages.flatMap(language => pagesIn(language, localized)),
    ...pagesIn(defaultLanguage, plain),
  ]
}
