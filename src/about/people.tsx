import {graphql} from "gatsby"
import {Picture} from "../components/picture/picture"
import {Section} from "../components/section/section"
import * as styles from "./people.module.css"

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
  if (!people) return null
  return (
    <Section title={title}>
      <ul className={`grid ${styles.people}`}>
        {people.map(({name, does, portrait}) => (
          <li key={name} className={`stack ${styles.person}`}>
            {portrait && (
              <Picture
                image={portrait.image}
                alt={portrait.imageAlt}
                sizes="8rem"
                className={styles.portrait}
              />
            )}
            <h3>{name}</h3>
            <p>{does}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
