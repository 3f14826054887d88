import {graphql} from "gatsby"
import {Picture} from "../../../components/picture/picture"
import {Section} from "../../../components/section/section"
import {useWords} from "../../../i18n/use-words"
import * as styles from "./people.module.css"

export const fragment = graphql`
  fragment People on Identity {
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

/** Who runs the trips and answers; nothing while the content names nobody. */
export const People = ({identity: {people}}: {identity: Queries.PeopleFragment}) => {
  const t = useWords()
  if (!people) return null
  return (
    <Section title={t("about:reach.people")}>
      <ul className={styles.people}>
        {people.map(({name, does, portrait}) => (
          <li key={name}>
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
