import {graphql, type PageProps} from "gatsby"
import {Catalogue} from "../catalogue/catalogue"
import {Customize} from "../catalogue/customize"
import {Intro} from "../components/intro/intro"
import {PageLayout} from "../layout/page-layout"
import type {Complete} from "../lib/complete"
import {pageHead} from "../seo/seo"
import {itemList} from "../seo/structured-data"

const ExperiencesPage = ({data, location}: PageProps<Complete<Queries.ExperiencesPageQuery>>) => {
  const catalogue = data.catalogueContent
  return (
    <PageLayout location={location}>
      <Intro title={catalogue.title} description={catalogue.description} />
      <Catalogue catalogue={catalogue} location={location} />
      <Customize customize={catalogue.customize} facets={catalogue.facets} />
    </PageLayout>
  )
}

export default ExperiencesPage

export const Head = pageHead((data: Complete<Queries.ExperiencesPageQuery>, page) => {
  const catalogue = data.catalogueContent
  const trips = catalogue.groups.flatMap(({experiences}) => experiences)
  return {content: catalogue, things: [itemList("experiences", catalogue.title, trips, page)]}
})

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
