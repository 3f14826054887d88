import {defaultLanguage, languages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import type {SiteContent} from "../content/schema/files"
import {normalizeOldAddress} from "../content/schema/site"
import {localizedRoutes, pathTo, withSlash} from "../routes"

type RedirectSources = Pick<SiteContent, "redirects"> & {
  experiences: readonly Pick<SiteContent["experiences"][number], "slug" | "formerSlugs">[]
}

type Move = [from: string, to: string]

/** A rule of AWS Amplify Hosting. */
export type Redirect = {source: string; target: string; status: string}

const toDefaultLanguage = (path: string): Move => [path, localizedPath(defaultLanguage, path)]

const formerMoves = ({experiences}: RedirectSources): Move[] =>
  experiences.flatMap(({slug, formerSlugs = []}) =>
    formerSlugs.flatMap((former): Move[] => {
      const [from, to] = [pathTo("experiences", former), pathTo("experiences", slug)]
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
 * Amplify's rules, the first that fits counts; `<slug>` stands for any slug. What has no language
 * leads to its page in the default one, a former slug to today's, an old address as its list says.
 *
 * - A rule of a path fits with every query, so rules of a query come before it.
 * - Amplify does not say how it spells letters beyond ASCII, so each address has both spellings.
 * - Amplify adds a missing slash to a page by itself, as long as the last rule is a 404.
 */
export const planRedirects = (content: RedirectSources): Redirect[] => {
  const moves = localizedRoutes
    .filter(({path}) => path !== "/")
    .map(({path}) => toDefaultLanguage(path))
  const isPattern = ([from]: Move) => from.includes(":slug")
  const oldAddresses = content.redirects.redirects.map(
    ({from, to}): Move => [normalizeOldAddress(from), withSlash(to)],
  )
  const all: Move[] = [
    ...oldAddresses.filter(([from]) => from.includes("?")),
    ...moves.filter(move => !isPattern(move)),
    ...formerMoves(content),
    ...oldAddresses.filter(([from]) => !from.includes("?")),
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
