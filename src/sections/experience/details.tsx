import {graphql} from "gatsby"
import type {EventOf} from "../../analytics/catalogue/catalogue"
import {Collapsible} from "../../components/collapsible/collapsible"
import {RichText} from "../../components/rich-text/rich-text"
import {Section} from "../../components/section/section"
import {MarkedList} from "../../components/titled-list/titled-list"
import {useWords} from "../../i18n/use-words"
import * as styles from "./details.module.css"

export const fragment = graphql`
  fragment ExperienceDetails on Experience {
    slug
    color
    includes {
      title(language: $language)
      items(language: $language)
    }
    highlights {
      title(language: $language)
      items(language: $language)
    }
    recommendations {
      title(language: $language)
      details {
        title(language: $language)
        description(language: $language)
      }
    }
    notIncluded {
      title(language: $language)
      items(language: $language)
    }
  }
`

/** The collapsible lists; which of them appear comes from the data alone. */
export const Details = ({experience}: {experience: Queries.ExperienceDetailsFragment}) => {
  const t = useWords()
  const {slug, color, includes, highlights, recommendations, notIncluded} = experience
  const lists = [
    {list: highlights, mark: "place", name: "highlights"},
    {list: includes, mark: "tick", name: "includes"},
    {list: notIncluded, mark: "cross", name: "not-included"},
  ] as const
  const opened = (collapsible: EventOf<"collapsible_opened">["collapsible"]) =>
    ({event: "collapsible_opened", collapsible, collapsible_item: slug}) as const
  return (
    <Section ground="mist" width="text" title={t("experience:details")}>
      <div className={styles.details}>
        {lists.map(
          ({list, mark, name}) =>
            list && (
              <Collapsible
                key={name}
                title={list.title}
                color={color}
                heading="h3"
                event={opened(name)}
              >
                <MarkedList items={list.items} mark={mark} />
              </Collapsible>
            ),
        )}
        {recommendations && (
          <Collapsible
            title={recommendations.title}
            color={color}
            heading="h3"
            event={opened("recommendations")}
          >
            <dl className={styles.recommendations}>
              {recommendations.details.map(({title, description}) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>
                    <RichText text={description} />
                  </dd>
                </div>
              ))}
            </dl>
          </Collapsible>
        )}
      </div>
    </Section>
  )
}
