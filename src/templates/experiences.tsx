import {graphql, type HeadProps, type PageProps} from "gatsby"
import {Part} from "../components/boundary/part"
import {Intro} from "../components/intro/intro"
import {Link} from "../components/link/link"
import {Party, PartyOfFilter} from "../features/booking/party"
import {Customize} from "../features/catalogue/customize"
import {Experiences} from "../features/catalogue/experiences"
import type {Language} from "../i18n/languages"
import {useWords} from "../i18n/use-words"
import {required} from "../lib/required"
import {catalogueCrumb, homeCrumb} from "../seo/crumbs"
import {PageHead} from "../seo/page-head"
import {catalogueList} from "../seo/structured-data/catalogue-list"
import {PageLayout} from "./frame/page-layout"

type Context = {language: Language}
type Props = PageProps<Queries.ExperiencesPageQuery, Context>

const ExperiencesPage = ({data, location}: Props) => {
  const {catalogueContent: catalogue} = required(data, location, "catalogueContent")
  const t = useWords()
  return (
    <PageLayout
      location={location}
      asksParty={false}
      rest={
        <Part name="customize">
          <Customize customize={catalogue.customize} Party={Party} />
        </Part>
      }
    >
      <Intro
        title={catalogue.title}
        description={catalogue.description}
        trail={[homeCrumb(t)]}
        crumb={catalogueCrumb(t).label}
      >
        <p>
          <Link to="/destinations/">{t("common:actions.destinations")}</Link>
        </p>
      </Intro>
      <Part name="filter">
        <Experiences catalogue={catalogue} visit={location} Travellers={PartyOfFilter} />
      </Part>
    </PageLayout>
  )
}

export default ExperiencesPage

export const Head = ({
  data,
  location,
  pageContext,
}: HeadProps<Queries.ExperiencesPageQuery, Context>) => {
  const {catalogueContent: catalogue} = required(data, location, "catalogueContent")
  return (
    <PageHead
      data={data}
      context={pageContext}
      path={location.pathname}
      content={catalogue}
      crumb={catalogueCrumb}
      imageAlt={catalogue.sharingImageAlt}
      things={site => [catalogueList(catalogue, site)]}
    />
  )
}

export const query = graphql`
  query ExperiencesPage($language: String!, $namespaces: [String!]!) {
    ...PageEssentials
    catalogueContent {
      sharingImage(language: $language)
      sharingImageAlt(language: $language)
      seo {
        title(language: $language)
        description(language: $language)
      }
      title(language: $language)
      description(language: $language)
      ...CatalogueExperiences
      customize {
        ...CustomizeTrip
      }
    }
  }
`
