import {defaultLanguage, languages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {oldAddresses, type Redirect} from "../content/old-addresses"
import type {Experience} from "../content/schema/experience"
import type {Redirects} from "../content/schema/redirects"
import {planPages} from "./plan-pages"
import type {PlannedContent} from "./planned"
import {screens} from "./screens"

/** What redirects need of an experience. */
type Renamed = Pick<Experience, "slug" | "formerSlugs">

const toDefaultLanguage = (route: string): Redirect => ({
  fromPath: route,
  toPath: localizedPath(defaultLanguage, route),
})

const formerRedirects = (experiences: readonly Renamed[]): Redirect[] =>
  experiences.flatMap(({slug, formerSlugs = []}) =>
    formerSlugs.flatMap(former => {
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
  content: PlannedContent & {redirects?: {redirects: Redirects}},
): Redirect[] => {
  const routed = planPages(content).filter(({context}) => context.i18n.routed)
  // Each once, whatever the languages.
  const routes = new Set(routed.map(({context}) => context.i18n.originalPath))
  return [
    ...[...routes].filter(route => route !== "/").map(toDefaultLanguage),
    ...formerRedirects(content.experiences),
    ...oldAddresses(content.redirects?.redirects ?? []),
  ]
}

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
  const moves = screens
    .filter(({route, hasLanguage = true}) => hasLanguage && route !== "/")
    .map(({route}) => toDefaultLanguage(route))
  const isPattern = ({fromPath}: Redirect) => fromPath.includes(":")
  return [
    ...moves.filter(move => !isPattern(move)),
    ...formerRedirects(renamed),
    ...moved,
    ...moves.filter(isPattern),
  ]
}
