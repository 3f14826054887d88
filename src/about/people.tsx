import {graphql} from "gatsby"
import {Section} from "../components/section/section"
import {RoundCards} from "./round-cards"

export const fragment = graphql`
  fragment People on Operator {
    people {
      name
      does(language: $language)
      portrait {
        imageAlt(language: $language)
        image {
          ...RoundPicture
        }
      }
    }
  }
`

type PeopleProps = {operator: Queries.PeopleFragment; title: string}

/** Who runs the trips and answers; nothing while the content names nobody. */
export const People = ({operator: {people}, title}: PeopleProps) => {
  const cards = people?.map(({name, does, portrait}) => ({
    title: name,
    description: does,
    ...portrait,
  }))
  return (
    cards && (
      <Section title={title}>
        <RoundCards cards={cards} arrangement="rows" />
      </Section>
    )
  )
}
