import {graphql, type LinkTarget} from "./graphql"
import {line} from "./text"

/** Types whose nodes Gatsby finds by their slug; the others need a resolver. */
const bySlug: Partial<Record<LinkTarget, string>> = {
  Experience: '@link(by: "slug")',
  Region: '@link(by: "slug")',
}

/**
 * The name of something that stands elsewhere in data/. Which names exist is no matter of shape:
 * `checkLinks` holds the value against what is there.
 */
export const link = (to: LinkTarget) =>
  line().register(graphql, {type: to, link: to, directive: bySlug[to]})
