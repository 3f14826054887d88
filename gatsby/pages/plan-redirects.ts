import {defaultLanguage, languages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {withSlash} from "../../src/lib/with-slash"
import {oldPath} from "../content/schema/site"
import {type Collections, routePaths, routes} from "./routes"

/** One permanent redirect, path to path; both end in a slash. */
export type Redirect = {fromPath: string; toPath: string}

/** What redirects need of an experience. */
type Renamed = {slug: string; formerSlugs?: readonly string[] | null}

/** Addresses of an earlier site, as data/redirects.json has them. */
type OldAddresses = {redirects: readonly {from: string; to: string}[]}

/** Where addresses of an earlier site lead. */
export const oldAddresses = ({redirects}: OldAddresses): Redirect[] =>
  redirects.map(({from, to}) => ({fromPath: oldPath(from), toPath: withSlash(to)}))

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
    redirects?: OldAddresses
  },
): Redirect[] => [
  ...routePaths(content)
    .filter(path => path !== "/")
    .map(toDefaultLanguage),
  ...formerRedirects(content.experiences),
  ...(content.redirects ? oldAddresses(content.redirects) : []),
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
