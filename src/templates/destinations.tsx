import {graphql, type PageProps} from "gatsby"
import {Intro} from "../components/intro/intro"
import {CreditsAtFoot} from "../components/photo-credits/photo-credits"
import {DestinationList} from "../destinations/destination-list"
import {useWords} from "../i18n/use-words"
import {PageLayout} from "../layout/page-layout"
import {required} from "../lib/required"
import {destinationsCrumb, homeCrumb} from "../seo/crumbs"
import {pageHead} from "../seo/seo"
import {destinationList} from "../seo/structured-data"

const DestinationsPage = ({data, location}: PageProps<Queries.DestinationsPageQuery>) => {
  const {destinationsContent: content} = required(data, location, "destinationsContent")
  const t = useWords()
  return (
    <PageLayout location={location}>
      <Intro
        title={content.title}
        description={content.description}
        trail={[homeCrumb(t)]}
        crumb={destinationsCrumb(t).label}
      />
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
      sharingImage {
        ...SharingPicture
      }
      sharingImageAlt(language: $language)
      seo {
        title(language: $language)
        description(language: $language)
      }
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
