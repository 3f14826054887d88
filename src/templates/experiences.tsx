import {graphql, type PageProps} from "gatsby"
import {Catalogue} from "../catalogue/catalogue"
import {Customize} from "../catalogue/customize"
import {Intro} from "../components/intro/intro"
import {PageLayout} from "../layout/page-layout"
import type {Complete} from "../lib/complete"
import {pageHead} from "../seo/seo"

const ExperiencesPage = ({data, location}: PageProps<Complete<Queries.ExperiencesPageQuery>>) => {
  const catalogue = data.catalogueContent
  return (
    <PageLayout>
      <Intro title={catalogue.title} description={catalogue.description} />
      <Catalogue catalogue={catalogue} location={location} />
      <Customize customize={catalogue.customize} facets={catalogue.facets} />
    </PageLayout>
  )
}

export default ExperiencesPage

export const Head = pageHead(
  ({catalogueContent: content}: Complete<Queries.ExperiencesPageQuery>) => ({content}),
)

export const query = graphql`
  query ExperiencesPage($language: String!, $namespaces: [String!]!) {
    ...PageEssentials
    catalogueContent {
      ...PageContent
      title(language: $language)
      description(language: $language)
      ...Catalogue
      customize {
        ...CustomizeTrip
      }
    }
  }
`
