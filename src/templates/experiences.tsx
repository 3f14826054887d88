import {graphql, type HeadProps, type PageProps} from "gatsby"
import {Intro} from "../components/intro/intro"
import type {Language} from "../i18n/languages"
import {PageLayout} from "../layout/page-layout/page-layout"
import {Customize} from "../sections/catalogue/customize"
import {Trips} from "../sections/catalogue/trips"
import {Seo} from "../seo/seo"

type Context = {language: Language}
type Props = PageProps<Queries.ExperiencesPageQuery, Context>

const ExperiencesPage = ({data: {catalogueContent: catalogue}, location}: Props) => {
  if (!catalogue) return null
  return (
    <PageLayout path={location.pathname}>
      <Intro title={catalogue.title} description={catalogue.description} />
      <Trips catalogue={catalogue} visit={location} />
      <Customize customize={catalogue.customize} />
    </PageLayout>
  )
}

export default ExperiencesPage

export const Head = ({data, pageContext}: HeadProps<Queries.ExperiencesPageQuery, Context>) => {
  const {catalogueContent: catalogue} = data
  if (!catalogue) return null
  return (
    <Seo
      data={data}
      language={pageContext.language}
      path="/experiences/"
      title={catalogue.seo.title}
      description={catalogue.seo.description}
      image={catalogue.sharingImage}
      imageAlt={catalogue.title}
    />
  )
}

export const query = graphql`
  query ExperiencesPage($language: String!, $namespaces: [String!]!) {
    ...PageEssentials
    catalogueContent {
      sharingImage(language: $language)
      seo {
        title(language: $language)
        description(language: $language)
      }
      title(language: $language)
      description(language: $language)
      ...CatalogueTrips
      customize {
        ...CustomizeTrip
      }
    }
  }
`
