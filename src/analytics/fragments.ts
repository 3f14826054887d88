import {graphql} from "gatsby"

/** What an event says of an experience. */
export const fragment = graphql`
  fragment MeasuredExperience on Experience {
    slug
    group
    kind
    price
    measuredName: title
  }
`
