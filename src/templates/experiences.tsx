import {graphql, type HeadProps, type PageProps} from "gatsby"
import {Intro} from "../components/intro/intro"
import {headWords} from "../i18n/head-words"
import type {Language} from "../i18n/languages"
import {useWords} from "../i18n/use-words"
import {PageLayout} from "../layout/page-layout/page-layout"
import {Customize} from "../sections/catalogue/customize"
import {Trips} from "../sections/catalogue/trips"
import {homeCrumb} from "../seo/crumbs"
import {Seo} from "../seo/seo"
import {siteOf} from "../seo/structured-data/addresses"
import {breadcrumbList} from "../seo/structured-data/breadcrumb-list"
import {catalogueList} from "../seo/structured-data/catalogue-list"
import {JsonLd} from "../seo/structured-data/json-ld"

type Context = {language: Language}
type Props = PageProps<Queries.ExperiencesPageQuery, Context>

const ExperiencesPage = ({data: {catalogueContent: catalogue}, location}: Props) => {
  const t = useWords()
  if (!catalogue) return null
  return (
    <PageLayout path={location.pathname}>
      <Intro title={catalogue.title} description={catalogue.description} trail={[homeCrumb(t)]} />
      <Trips catalogue={catalogue} visit={location} />
      <Customize customize={catalogue.customize} />
    </PageLayout>
  )
}

export default ExperiencesPage

export const Head = ({data, pageContext}: HeadProps<Queries.ExperiencesPageQuery, Context>) => {
  const {catalogueContent: catalogue} = data
  if (!catalogue) return null
  const {language} = pageContext
  const path = "/experiences/"
  const current = {to: path, label: catalogue.title}
  const site = siteOf(data, language)
  const breadcrumbs = breadcrumbList([homeCrumb(headWords(data))], current, site)
  return (
    <>
      <Seo
        data={data}
        language={language}
        path={path}
        title={catalogue.seo.title}
        description={catalogue.seo.description}
        image={catalogue.sharingImage}
        imageAlt={catalogue.title}
      />
      <JsonLd things={[breadcrumbs, catalogueList(catalogue, site)]} />
    </>
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
