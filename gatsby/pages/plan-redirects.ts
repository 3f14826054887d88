import {defaultLanguage, languages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {oldAddresses, type Redirect} from "../content/old-addresses"
import type {Redirects} from "../content/schema/redirects"
import {type Collections, routePaths, routes} from "./routes"

/** What redirects need of an experience. */
type Renamed = {slug: string; formerSlugs?: readonly string[] | null}

const toDefaultLanguage = (route: string): Redirect => ({
  fromPath: route,
  toPath: localizedPath(defaultLanguage, route),
})

const formerRedirects = (experiences: readonly Renamed[]): Redirect[] =>
  experiences.flatMap(({slug, formerSlugs}) =>
    (formerSlugs ?? []).flatMap(former => {
      const [from, to] = [`/experiences/${former}/`, `/experiences/${slug}/`]
      return [
        {...toDefaultLanguage(to), fromPath: from},
        ...languages.map(language => ({
          fromPath: localizedPath(language, from),
          toPath: localizedPath(language, to),
        })),
      ]
    }),
  )

/**
 * Plans every permanent redirect.
 *
 * @returns unprefixed inner addresses to their page in the default language, and former slugs to
 *   today's, and addresses of an earlier site
 */
export const planRedirects = (
  content: Collections & {
    experiences: readonly Renamed[]
    redirects?: {redirects: Redirects}
  },
): Redirect[] => [
  ...routePaths(content)
    .filter(path => path !== "/")
    .map(toDefaultLanguage),
  ...formerRedirects(content.experiences),
  ...oldAddresses(content.redirects?.redirects ?? []),
]

/**
 * The same as patterns for any content; exact paths come first.
 *
 * @param renamed - experiences that had another slug once
 * @param moved - addresses of an earlier site
 */
export const redirectPatterns = (
  renamed: readonly Renamed[],
  moved: readonly Redirect[] = [],
): Redirect[] => {
  const moves = routes
    .filter(({path, hasLanguage = true}) => hasLanguage && path !== "/")
    .map(({path}) => toDefaultLanguage(path))
  const isPattern = ({fromPath}: Redirect) => fromPath.includes(":")
  return [
    ...moves.filter(move => !isPattern(move)),
    ...formerRedirects(renamed),
    ...moved,
    ...moves.filter(isPattern),
  ]
}
