import {isOwnPath, parseMarkup} from "../../src/lib/text/markup"
import {planPages} from "../pages/plan-pages"
import {type Fault, faultAt, show} from "./fault"
import type {SiteContent} from "./site-content"
import {isWords, textsOf} from "./texts-of"

type Keyed = readonly {key: string}[]

/** Places on pages that a link may name, by the path of the page. */
const placesOf = (content: SiteContent): Record<string, Keyed | undefined> => ({
  "/terms/": content.terms.sections,
  "/treatment/": content.treatment.sections,
  "/code-of-conduct/": content.conduct.sections,
  "/booking/": content.booking.topics,
  "/questions-answers/": content.questions.questions,
})

/** Own addresses in a text, whether it is one or links to it. */
const ownAddresses = (text: string) =>
  (text.startsWith("/") ? [{address: text}] : parseMarkup(text)).flatMap(({address}) =>
    address && isOwnPath(address) ? [address] : [],
  )

/**
 * Finds links of texts to pages, or places on pages, that the site does not have.
 *
 * @param files - data files, of whatever shape
 * @param content - sound by itself
 */
export const checkAddresses = (
  files: readonly {file: string; value: unknown}[],
  content: SiteContent,
): Fault[] => {
  const routes = planPages(content)
    .filter(({context}) => context.i18n.routed)
    .map(({context}) => context.i18n.originalPath)
  const places = placesOf(content)
  const isThere = (route: string, place = "") => {
    if (!routes.includes(route)) return false
    const known = places[route]
    return !place || !known || known.some(({key}) => key === place)
  }
  return files.flatMap(({file, value}) =>
    textsOf(value)
      .filter(text => isWords(text) || text.field === "legal.complaints")
      .flatMap(({field, text}) =>
        ownAddresses(text).flatMap((address): Fault[] => {
          const [route = "", place] = address.split("#")
          if (isThere(route, place)) return []
          const list = places[route]?.map(({key}) => `#${key}`).join(", ")
          return [faultAt("link-page", file, field, {found: show(address), list})]
        }),
      ),
  )
}
