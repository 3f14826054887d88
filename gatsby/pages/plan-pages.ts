import {defaultLanguage, type Language, languages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {type Collections, pathOf, type Route, routes, slugsOf} from "../routes"

/** One page to make. gatsby-plugin-react-i18next adds the language of its path to its context. */
export type Page = {
  path: string
  route: Route
  language: Language
  context: {
    namespaces: readonly string[]
    /** Entry of a collection, or name of the file of data/pages, for the page's query. */
    slug?: string
    name?: string
    /** True if its head must keep it from search. */
    isNoindex?: true
  }
}

/**
 * Lists every page of the site: one per language and route, those without a language, and "/" with
 * the home of the default language, whose own page is canonical.
 */
export const planPages = (collections: Collections): Page[] =>
  routes.flatMap(route => {
    const {namespaces, content: name, isListed = true, hasLanguage = true} = route
    return slugsOf(route, collections).flatMap(slug => {
      const page = {
        path: pathOf(route, slug),
        route,
        language: defaultLanguage,
        context: {
          namespaces,
          ...(slug ? {slug} : {name}),
          ...(isListed ? {} : {isNoindex: true as const}),
        },
      }
      const localized = languages.map(language => ({
        ...page,
        path: localizedPath(language, page.path),
        language,
      }))
      if (page.path === "/") return [page, ...localized]
      return hasLanguage ? localized : [page]
    })
  })
