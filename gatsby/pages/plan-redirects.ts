import {defaultLanguage, languages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {planPages} from "./plan-pages"
import {type PlannedContent, screens} from "./screens"

/** One permanent redirect, path to path; both end in a slash. */
export type PlannedRedirect = {fromPath: string; toPath: string}

/** Spellings of slugs that were published once and must go on working. */
const formerSlugs: Record<string, string> = {bahiasenior: "seniorbahia"}

const toDefaultLanguage = (route: string): PlannedRedirect => ({
  fromPath: route,
  toPath: localizedPath(defaultLanguage, route),
})

const formerRedirects = (): PlannedRedirect[] =>
  Object.entries(formerSlugs).flatMap(([former, slug]) => {
    const [from, to] = [`/experiences/${former}/`, `/experiences/${slug}/`]
    return [
      {...toDefaultLanguage(to), fromPath: from},
      ...languages.map(language => ({
        fromPath: localizedPath(language, from),
        toPath: localizedPath(language, to),
      })),
    ]
  })

/**
 * Lists every permanent redirect.
 *
 * @returns unprefixed inner addresses to their page in the default language, and former slugs to
 *   today's
 */
export const planRedirects = (content: PlannedContent): PlannedRedirect[] => {
  const pages = planPages(content)
  const paths = new Set(pages.map(({path}) => path))
  const routes = pages
    .filter(({context}) => context.i18n.routed && context.language === defaultLanguage)
    .map(({context}) => context.i18n.originalPath)
  return [
    ...routes.filter(route => route !== "/").map(toDefaultLanguage),
    ...formerRedirects().filter(({toPath}) => paths.has(toPath)),
  ]
}

/** The same as patterns that hold for any content; exact paths come first. */
export const redirectPatterns = (): PlannedRedirect[] => {
  const moves = screens
    .filter(({route, hasLanguage = true}) => hasLanguage && route !== "/")
    .map(({route}) => toDefaultLanguage(route))
  const isPattern = ({fromPath}: PlannedRedirect) => fromPath.includes(":")
  return [
    ...moves.filter(move => !isPattern(move)),
    ...formerRedirects(),
    ...moves.filter(isPattern),
  ]
}
