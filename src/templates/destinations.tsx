import {graphql, type PageProps} from "gatsby"
import {Intro} from "../components/intro/intro"
import {CreditsAtFoot} from "../components/photo-credits/photo-credits"
import {DestinationList} from "../destinations/destination-list"
import {PageLayout} from "../layout/page-layout"
import {required} from "../lib/required"
import {pageHead} from "../seo/seo"
import {itemList} from "../seo/structured-data"

const DestinationsPage = ({data, location}: PageProps<Queries.DestinationsPageQuery>) => {
  const {destinationsContent: content} = required(data, location, "destinationsContent")
  return (
    <PageLayout location={location}>
      <Intro title={content.title} description={content.description} />
      <DestinationList regions={data.allRegion.nodes} />
      <CreditsAtFoot credits={data.allRegion.nodes.flatMap(({photoCredits}) => photoCredits)} />
    </PageLayout>
  )
}

export default DestinationsPage

export const Head = pageHead((data: Queries.DestinationsPageQuery, page) => {
  const {destinationsContent: content} = required(data, page, "destinationsContent")
  const regions = data.allRegion.nodes.map(({slug, name}) => ({slug, title: name}))
  return {content, things: [itemList("destinations", content.title, regions, page)]}
})

export const query = graphql`
  query DestinationsPage($language: String!, $namespaces: [String!]!) {
    ...PageEssentials
    destinationsContent {
      ...PageContent
      title(language: $language)
      description(language: $language)
    }
    allRegion(sort: {slug: ASC}) {
      nodes {
        ...ListedRegion
        photoCredits {
          ...PhotoCredits
        }
      }
    }
  }
`
