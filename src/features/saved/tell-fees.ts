import {graphql} from "gatsby"

export const fragment = graphql`
  fragment TripFees on Experience {
    fees {
      name(language: $language)
      amountText(language: $language)
    }
  }
`

/** What is paid on the spot on a trip, a line for each fee, with its amount where it is known. */
export const tellFees = ({fees}: Queries.TripFeesFragment): string[] => [
  ...new Set(fees.map(({name, amountText}) => (amountText ? `${name}: ${amountText}` : name))),
]
