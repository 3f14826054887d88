import {languages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {type Collections, pathOf, routes, slugsOf} from "../routes"

/** One page to make. gatsby-plugin-react-i18next adds the language of its path to its context. */
export type Page = {
  path: string
  template: string
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
    const {template, namespaces, content: name, hasLanguage = true} = route
    return slugsOf(route, collections).flatMap(slug => {
      const path = pathOf(route, slug)
      const context = {
        namespaces,
        ...(slug ? {slug} : {name}),
        ...(name ? {} : {isNoindex: true as const}),
      }
      const localized = hasLanguage ? languages.map(language => localizedPath(language, path)) : []
      const paths = path === "/" || !hasLanguage ? [path, ...localized] : localized
      return paths.map(path => ({path, template, context}))
    })
  })
