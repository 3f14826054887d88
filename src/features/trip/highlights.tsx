import {graphql} from "gatsby"
import {Collapsible} from "../../components/collapsible/collapsible"
import {Section} from "../../components/section/section"
import {MarkedList} from "../../components/titled-list/titled-list"

export const fragment = graphql`
  fragment ExperienceHighlights on Experience {
    color
    days {
      status
    }
    highlights {
      title(language: $language)
      items(language: $language)
    }
  }
`

/** Places that a package visits; closed if its days tell the same. */
export const Highlights = ({experience}: {experience: Queries.ExperienceHighlightsFragment}) => {
  const {color, days, highlights} = experience
  if (!highlights) return null
  return (
    <Section isTight isScreenOnly>
      <Collapsible title={highlights.title} color={color} isOpen={!days}>
        <MarkedList items={highlights.items} mark="place" isWide />
      </Collapsible>
    </Section>
  )
}
