import {graphql} from "gatsby"
import {Collapsible} from "../../components/collapsible/collapsible"
import {Section} from "../../components/section/section"
import {MarkedList} from "../../components/titled-list/titled-list"
import {listOpened} from "../booking/list-opened"

export const fragment = graphql`
  fragment ExperienceHighlights on Experience {
    slug
    color
    highlights {
      title(language: $language)
      items(language: $language)
    }
  }
`

/** Places that a package visits. The list starts open, because people choose such a trip by it. */
export const Highlights = ({experience}: {experience: Queries.ExperienceHighlightsFragment}) => {
  const {slug, color, highlights} = experience
  if (!highlights) return null
  return (
    <Section isTight isScreenOnly>
      <Collapsible
        title={highlights.title}
        color={color}
        isOpen
        event={listOpened("highlights", slug)}
      >
        <MarkedList items={highlights.items} mark="place" isWide />
      </Collapsible>
    </Section>
  )
}
