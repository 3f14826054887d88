import {graphql} from "gatsby"

export const fragment = graphql`
  # What an event says of an experience.
  fragment AnalyticsItem on Experience {
    slug
    group
    kind
    price
    analyticsName: title
  }
`
