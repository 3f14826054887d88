import {defaultLanguage, languages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {withSlash} from "../../src/lib/paths"
import type {SiteContent} from "../content/schema/files"
import {oldAddress} from "../content/schema/site"
import {routes} from "../routes"

type Moved = Pick<SiteContent, "redirects"> & {
  experiences: readonly Pick<SiteContent["experiences"][number], "slug" | "formerSlugs">[]
}

type Move = [from: string, to: string]

/** A rule of AWS Amplify Hosting. */
export type Redirect = {source: string; target: string; status: string}

const toDefaultLanguage = (path: string): Move => [path, localizedPath(defaultLanguage, path)]

const formerMoves = ({experiences}: Moved): Move[] =>
  experiences.flatMap(({slug, formerSlugs = []}) =>
    formerSlugs.flatMap((former): Move[] => {
      const [from, to] = [`/experiences/${former}/`, `/experiences/${slug}/`]
      return [
        [from, localizedPath(defaultLanguage, to)],
        ...languages.map((code): Move => [localizedPath(code, from), localizedPath(code, to)]),
      ]
    }),
  )

/** An address as it is and percent-encoded, with the slash at the end of its path and without. */
const spellingsOf = (address: string) => {
  const [path = "", ...parameters] = address.split("?")
  const spellings = [path, encodeURI(path)].flatMap(spelling => [
    spelling,
    spelling.replace(/(?<=.)\/$/, ""),
  ])
  return [...new Set(spellings)].map(spelling => [spelling, ...parameters].join("?"))
}

/**
 * Amplify's rules in order, with `<slug>` for any: addresses without a language lead to their page in
 * the default one, former slugs to today's, those of an earlier site where its list says. Amplify does
 * not say in which spelling it compares an address with other signs than ASCII, so both are there. A
 * missing slash needs no rule of pages: Amplify adds it, as long as the last rule is a 404. A rule of a
 * path holds for every query, so those of a query come first.
 */
export const planRedirects = (content: Moved): Redirect[] => {
  const moves = routes
    .filter(({path, hasLanguage = true}) => hasLanguage && path !== "/")
    .map(({path}) => toDefaultLanguage(path))
  const isPattern = ([from]: Move) => from.includes(":slug")
  const earlier = content.redirects.redirects.map(
    ({from, to}): Move => [oldAddress(from), withSlash(to)],
  )
  const all: Move[] = [
    ...earlier.filter(([from]) => from.includes("?")),
    ...moves.filter(move => !isPattern(move)),
    ...formerMoves(content),
    ...earlier.filter(([from]) => !from.includes("?")),
    ...moves.filter(isPattern),
  ]
  return [
    ...all.flatMap(([from, target]) =>
      spellingsOf(from).map(source => ({
        source: source.replace(":slug", "<slug>"),
        target: target.replace(":slug", "<slug>"),
        status: "301",
      })),
    ),
    {source: "/<*>", target: "/404.html", status: "404"},
  ]
}
