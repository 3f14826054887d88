import {graphql} from "gatsby"
import {ExperienceCard} from "../../src/features/catalogue/experience-card/experience-card"

type CardProps = {data: {experience?: Queries.ExperienceCardFragment | null}}

/** A trip's card. */
const Card = ({data: {experience}}: CardProps) =>
  experience ? (
    <main style={{maxWidth: "22rem", margin: "2rem auto", padding: "0 1rem"}}>
      <ExperienceCard experience={experience} />
    </main>
  ) : null

export default Card

export const query = graphql`
  query PreviewCard($language: String!, $slug: String!) {
    experience(slug: {eq: $slug}) {
      ...ExperienceCard
    }
  }
`
