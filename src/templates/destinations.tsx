import {graphql, type PageProps} from "gatsby"
import {Intro} from "../components/intro/intro"
import {CreditsAtFoot} from "../components/photo-credits/photo-credits"
import {DestinationList} from "../destinations/destination-list"
import {PageLayout} from "../layout/page-layout"
import {required} from "../lib/required"
import {destinationsCrumb} from "../seo/crumbs"
import {pageHead} from "../seo/seo"
import {destinationList} from "../seo/structured-data"

const DestinationsPage = ({data, location}: PageProps<Queries.DestinationsPageQuery>) => {
  const {destinationsContent: content} = required(data, location, "destinationsContent")
  return (
    <PageLayout location={location}>
      <Intro title={content.title} description={content.description} crumb={destinationsCrumb} />
      <DestinationList regions={data.allRegion.nodes} />
      <CreditsAtFoot credits={data.allRegion.nodes.flatMap(({photoCredits}) => photoCredits)} />
    </PageLayout>
  )
}

export default DestinationsPage

export const Head = pageHead((data: Queries.DestinationsPageQuery, location) => {
  const {destinationsContent: content} = required(data, location, "destinationsContent")
  return {
    content,
    crumb: destinationsCrumb,
    things: site => [destinationList(content.title, data.allRegion.nodes, site)],
  }
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
