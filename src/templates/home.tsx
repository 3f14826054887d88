import {graphql, type HeadProps, type PageProps} from "gatsby"
import {People} from "../about/people"
import {FewTrips} from "../catalogue/trip-grid"
import {TripQuestion} from "../catalogue/trip-question"
import {Banner} from "../components/banner/banner"
import {Button} from "../components/button/button"
import {CreditsAtFoot} from "../components/photo-credits/photo-credits"
import {BookingSteps} from "../home/booking-steps"
import {Colombia} from "../home/colombia"
import {Lengths} from "../home/lengths"
import {useWords} from "../i18n/use-words"
import {PageLayout} from "../layout/page-layout"
import {srcOf} from "../lib/processed-image"
import {required} from "../lib/required"
import {type HeadContext, Seo} from "../seo/seo"
import {travelAgency, webSite} from "../seo/structured-data"

const HomePage = ({data, location}: PageProps<Queries.HomePageQuery>) => {
  const {homeContent, catalogueContent, operator} = required(
    data,
    location,
    "homeContent",
    "catalogueContent",
    "operator",
  )
  const t = useWords()
  return (
    <PageLayout location={location}>
      <Banner variant="banner-left" heading="h1" eager {...homeContent.hero}>
        <Button to="/experiences/" variant="promo" color="yellow">
          {t("home:explore")}
        </Button>
      </Banner>
      <TripQuestion facets={catalogueContent.facets} />
      <FewTrips trips={homeContent.trips} />
      <Lengths content={homeContent} groups={catalogueContent.groups} />
      <Colombia content={homeContent} regions={data.allRegion.nodes} />
      <BookingSteps content={homeContent} />
      <People operator={operator} title={t("home:people")} />
      <CreditsAtFoot credits={homeContent.photoCredits} />
    </PageLayout>
  )
}

export default HomePage

type Props = HeadProps<Queries.HomePageQuery, HeadContext>

export const Head = ({data, location, pageContext}: Props) => {
  const {homeContent, operator} = required(data, location, "homeContent", "operator")
  return (
    <Seo
      data={data}
      context={pageContext}
      path="/"
      title={homeContent.seo.title}
      description={homeContent.seo.description}
      image={srcOf(homeContent.sharingImage)}
      imageAlt={homeContent.hero.alt}
      things={site => [
        travelAgency(operator, srcOf(homeContent.sharingImage), site),
        webSite(operator, site),
      ]}
    />
  )
}

export const query = graphql`
  query HomePage($language: String!, $namespaces: [String!]!) {
    ...PageEssentials
    operator {
      ...AgencyOperator
      ...People
    }
    homeContent {
      sharingImage {
        ...SharingPicture
      }
      seo {
        title(language: $language)
        description(language: $language)
      }
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
        ...MappedRegion
      }
    }
  }
`
