import {graphql, type PageProps} from "gatsby"
import {Intro} from "../components/intro/intro"
import {CreditsAtFoot} from "../components/photo-credits/photo-credits"
import {DestinationList} from "../destinations/destination-list"
import {useWords} from "../i18n/use-words"
import {PageLayout} from "../layout/page-layout"
import type {Complete} from "../lib/complete"
import {pageHead} from "../seo/seo"

const DestinationsPage = ({data}: PageProps<Complete<Queries.DestinationsPageQuery>>) => {
  const {title, description} = data.destinationsContent
  const t = useWords()
  return (
    <PageLayout>
      <Intro title={title} description={description} />
      <DestinationList
        title={t("destinations:list")}
        map={t("destinations:map")}
        regions={data.allRegion.nodes}
      />
      <CreditsAtFoot credits={data.allRegion.nodes.flatMap(({photoCredits}) => photoCredits)} />
    </PageLayout>
  )
}

export default DestinationsPage

export const Head = pageHead(
  ({destinationsContent: content}: Complete<Queries.DestinationsPageQuery>) => ({content}),
)

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
