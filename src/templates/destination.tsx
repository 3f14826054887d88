import {graphql, type PageProps} from "gatsby"
import {chatCodes} from "../chat/chat-text"
import {Breadcrumb} from "../components/breadcrumb/breadcrumb"
import {Link} from "../components/link/link"
import {CreditsAtFoot} from "../components/photo-credits/photo-credits"
import {PracticalInfo} from "../components/practical-info/practical-info"
import {Section} from "../components/section/section"
import {TripSection} from "../components/trip-card/trip-slider"
import {DestinationList} from "../destinations/destination-list"
import {Hero} from "../destinations/hero"
import {Place} from "../destinations/place"
import {useWords} from "../i18n/use-words"
import {PageLayout} from "../layout/page-layout"
import type {Complete} from "../lib/complete"
import {pageHead} from "../seo/seo"

/** Trips that a desktop shows side by side: more are also a list. */
const mostInRow = 3

const DestinationPage = ({data}: PageProps<Complete<Queries.DestinationPageQuery>>) => {
  const {region} = data
  const t = useWords()
  const {length: count} = region.trips
  return (
    <PageLayout
      chat={{
        text: t("destinations:chat", {place: region.name}),
        codes: [chatCodes.contact],
        title: region.name,
      }}
    >
      <Hero region={region} />
      <Breadcrumb title={region.name} />
      <Place region={region} />
      <TripSection
        title={t("destinations:trips")}
        trips={region.trips}
        list={["region", region.slug]}
        surface="muted"
        anchor="trips"
      >
        {count > mostInRow && (
          <p>
            <Link to={`/experiences/?region=${region.slug}#found`}>
              {t("destinations:allTrips", {count})}
            </Link>
          </p>
        )}
      </TripSection>
      <Section title={t("place:before.title")} anchor="before">
        <PracticalInfo
          regions={[region]}
          fees={region.fees ?? []}
          packingList={region.packingList}
        />
      </Section>
      <DestinationList
        title={t("destinations:nearby")}
        map={t("destinations:mapNear", {name: region.name})}
        regions={region.neighbours}
        current={region}
      />
      <CreditsAtFoot credits={region.photoCredits} />
    </PageLayout>
  )
}

export default DestinationPage

export const Head = pageHead(({region}: Complete<Queries.DestinationPageQuery>) => ({
  content: {...region, title: region.name},
}))

export const query = graphql`
  query DestinationPage($language: String!, $namespaces: [String!]!, $slug: String!) {
    ...PageEssentials
    region(slug: {eq: $slug}) {
      ...PageContent
      ...DestinationHero
      ...DestinationPlace
      ...PracticalInfo
      fees {
        ...PaidFee
      }
      ...MappedPlace
      photoCredits {
        ...PhotoCredits
      }
      packingList {
        ...PackingGroup
      }
      trips {
        ...ExperienceCard
      }
      neighbours {
        ...ListedRegion
      }
    }
  }
`
