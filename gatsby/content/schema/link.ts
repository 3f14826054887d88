import {graphql, type LinkTarget} from "./graphql"
import {line} from "./text"

/** Types that Gatsby links by slug; others need a resolver. */
const bySlug: Partial<Record<LinkTarget, string>> = {
  Experience: '@link(by: "slug")',
  Region: '@link(by: "slug")',
}

/** A reference to another entry of data/. `checkLinks`, not the schema, checks that it exists. */
export const link = (to: LinkTarget) =>
  line().register(graphql, {
    // Pages ask for what shows it, not for the name of a photograph.
    type: to === "Photo" ? "String" : to,
    link: to,
    directive: bySlug[to],
  })
