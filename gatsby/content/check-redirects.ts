import {withSlash} from "../../src/lib/with-slash"
import {planPages} from "../pages/plan-pages"
import {planRedirects} from "../pages/plan-redirects"
import {type Code, type Fault, faultAt, show, type Values} from "./fault"
import {oldPath} from "./old-addresses"
import type {SiteContent} from "./site-content"

const file = "data/redirects.json"

/**
 * Follows redirects from an address to their end.
 *
 * @returns the addresses in order; the last one stands twice where they lead in a circle
 */
const follow = (start: string, next: ReadonlyMap<string, string>): string[] => {
  const way = [start]
  for (let at = next.get(start); at !== undefined; at = next.get(at)) {
    way.push(at)
    if (way.indexOf(at) < way.length - 1) break
  }
  return way
}

/** Finds redirects in a circle, over another one, to no page, and from an address that has an answer. */
export const checkRedirects = (content: SiteContent): Fault[] => {
  const {redirects} = content.redirects
  const planned = planPages(content)
  const answered = planned.map(({path}) => path)
  // Nobody is sent to 404 or to signing out, which are of no language.
  const pages = planned
    .filter(({path, context}) => path === "/" || context.i18n.routed)
    .map(({path}) => path)
  const others = planRedirects({...content, redirects: undefined}).map(({fromPath}) => fromPath)
  const sources = redirects.map(({from}) => oldPath(from))
  const next = new Map(redirects.map(({from, to}) => [oldPath(from), withSlash(to)]))
  return redirects.flatMap(({from, to}, index): Fault[] => {
    const fault = (code: Code, field: "from" | "to", more: Values = {}) => [
      faultAt(code, file, `redirects[${index}].${field}`, {
        found: show(field === "to" ? to : from),
        ...more,
      }),
    ]
    const source = oldPath(from)
    if (answered.includes(source) || others.includes(source)) return fault("redirect-page", "from")
    if (sources.indexOf(source) < index) return fault("repeated", "from")
    if (pages.includes(withSlash(to))) return []
    const way = follow(source, next)
    const end = way.at(-1) ?? ""
    if (way.indexOf(end) < way.length - 1)
      return fault("redirect-circle", "to", {way: way.join(" → ")})
    if (sources.includes(withSlash(to)) && pages.includes(end))
      return fault("redirect-chain", "to", {end: show(end)})
    return fault("redirect-target", "to")
  })
}
