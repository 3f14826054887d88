import {graphql} from "gatsby"
import {useWords} from "../i18n/use-words"
import * as styles from "./before-you-go.module.css"
import {Topic} from "./topic"

export const fragment = graphql`
  fragment PackingGroup on PackingGroup {
    key
    name(language: $language)
    items {
      key
      name(language: $language)
    }
  }
`

type PackingProps = {groups: readonly Queries.PackingGroupFragment[]; isFolded: boolean}

/** What to bring, by packing group. */
export const Packing = ({groups, isFolded}: PackingProps) => {
  const t = useWords()
  if (groups.length === 0) return null
  return (
    <Topic title={t("place:packing")} isFolded={isFolded} anchor="packing">
      <div className={styles.packing}>
        {groups.map(({key, name, items}) => (
          <div key={key}>
            <h4>{name}</h4>
            <ul className={styles.items}>
              {items.map(item => (
                <li key={item.key}>{item.name}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Topic>
  )
}
