import {graphql} from "gatsby"

/** What an event says of an experience. */
export const fragment = graphql`
  fragment AnalyticsItem on Experience {
    slug
    group
    kind
    price
    analyticsName: title
  }
`
