import {graphql} from "gatsby"
import {Paragraph} from "../../components/rich-text/rich-text"
import {Section} from "../../components/section/section"
import * as styles from "./columns.module.css"

export const fragment = graphql`
  fragment ExperienceColumns on Experience {
    columns {
      title(language: $language)
      items {
        title(language: $language)
        description(language: $language)
      }
    }
  }
`

/** Short texts side by side, such as hydration, difficulty and recommendations. */
export const Columns = ({experience}: {experience: Queries.ExperienceColumnsFragment}) => {
  const {columns} = experience
  if (!columns) return null
  return (
    <Section title={columns.title}>
      <div className={styles.columns}>
        {columns.items.map(({title, description}) => (
          <div key={title} className={styles.column}>
            <h3>{title}</h3>
            <Paragraph text={description} />
          </div>
        ))}
      </div>
    </Section>
  )
}
