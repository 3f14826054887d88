import {graphql, type PageProps} from "gatsby"
import {People} from "../about/people"
import {TripFinder} from "../catalogue/trip-finder"
import {Banner} from "../components/banner/banner"
import {ButtonLink} from "../components/button/button"
import {CreditsAtFoot} from "../components/photo-credits/photo-credits"
import {FewTrips} from "../components/trip-card/trip-grid"
import {BookingSteps} from "../home/booking-steps"
import {Colombia} from "../home/colombia"
import {Lengths} from "../home/lengths"
import {useWords} from "../i18n/use-words"
import {PageLayout} from "../layout/page-layout"
import type {Complete} from "../lib/complete"
import {srcOf} from "../lib/processed-image"
import {pageHead} from "../seo/seo"
import {travelAgency, webSite} from "../seo/structured-data"

const HomePage = ({data}: PageProps<Complete<Queries.HomePageQuery>>) => {
  const {homeContent, catalogueContent, operator} = data
  const t = useWords()
  return (
    <PageLayout isInviting>
      <Banner variant="left" heading="h1" priority {...homeContent.hero}>
        <ButtonLink to="/experiences/" variant="promo" color="yellow">
          {t("home:explore")}
        </ButtonLink>
      </Banner>
      <TripFinder facets={catalogueContent.facets} />
      <FewTrips trips={homeContent.trips} page="home" />
      <Lengths content={homeContent} groups={catalogueContent.groups} />
      <Colombia content={homeContent} regions={data.allRegion.nodes} />
      <BookingSteps content={homeContent} />
      <People operator={operator} title={t("home:people")} />
      <CreditsAtFoot credits={homeContent.photoCredits} />
    </PageLayout>
  )
}

export default HomePage

export const Head = pageHead(({homeContent, operator}: Complete<Queries.HomePageQuery>, page) => {
  const image = srcOf(homeContent.sharing.image)
  return {
    content: {...homeContent, title: page.brand},
    structuredData: [travelAgency(operator, image, page), webSite(page)],
  }
})

export const query = graphql`
  query HomePage($language: String!, $namespaces: [String!]!) {
    ...PageEssentials
    operator {
      ...AgencyOperator
      ...People
    }
    homeContent {
      ...PageContent
      hero {
        ...BannerContent
      }
      photoCredits {
        ...PhotoCredits
      }
      trips {
        ...FewTrips
      }
      ...HomeLengths
      ...HomeColombia
      ...HomeBooking
    }
    catalogueContent {
      ...CatalogueFacet
      groups {
        ...LengthBand
      }
    }
    allRegion(sort: {slug: ASC}) {
      nodes {
        ...MappedPlace
      }
    }
  }
`
