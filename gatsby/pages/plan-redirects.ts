import {defaultLanguage, languages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {withSlash} from "../../src/lib/with-slash"
import type {SiteContent} from "../content/schema/files"
import {oldPath} from "../content/schema/site"
import {routes} from "./routes"

export type Moved = Pick<SiteContent, "redirects"> & {
  experiences: readonly Pick<SiteContent["experiences"][number], "slug" | "formerSlugs">[]
}

/** One permanent redirect, path to path; both end in a slash. */
type Redirect = {fromPath: string; toPath: string}

const toDefaultLanguage = (route: string): Redirect => ({
  fromPath: route,
  toPath: localizedPath(defaultLanguage, route),
})

const formerRedirects = ({experiences}: Moved): Redirect[] =>
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
 * Plans every permanent redirect, which the host answers: addresses without a language to their page
 * in the default one, former slugs to today's, and addresses of an earlier site.
 *
 * @returns exact paths first, then those where `:slug` stands for any
 */
export const planRedirects = (content: Moved): Redirect[] => {
  const moves = routes
    .filter(({path, hasLanguage = true}) => hasLanguage && path !== "/")
    .map(({path}) => toDefaultLanguage(path))
  const isPattern = ({fromPath}: Redirect) => fromPath.includes(":")
  return [
    ...moves.filter(move => !isPattern(move)),
    ...formerRedirects(content),
    ...content.redirects.redirects.map(({from, to}) => ({
      fromPath: oldPath(from),
      toPath: withSlash(to),
    })),
    ...moves.filter(isPattern),
  ]
}
