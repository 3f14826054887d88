import {graphql, type PageProps} from "gatsby"
import {Breadcrumb} from "../components/breadcrumb/breadcrumb"
import {bookingChat} from "../components/chat-button/chat-button"
import {SidebarLayout} from "../components/sidebar-layout/sidebar-layout"
import {TripSection} from "../components/trip-card/trip-slider"
import {useWords} from "../i18n/use-words"
import {PageLayout} from "../layout/page-layout"
import type {Complete} from "../lib/complete"
import {pageHead} from "../seo/seo"
import {describedTrip} from "../seo/structured-data"
import {TripBeforeYouGo} from "../trip/before-you-go"
import {BookBar} from "../trip/book-bar"
import {BookingCard} from "../trip/booking-card"
import {Closing} from "../trip/closing"
import {TripFacts} from "../trip/fact-list"
import {Gallery} from "../trip/gallery"
import {Hero} from "../trip/hero"
import {Inclusions} from "../trip/inclusions"
import {Itinerary} from "../trip/itinerary"
import {Months} from "../trip/months"
import {SectionNav} from "../trip/section-nav"
import {Story} from "../trip/story"
import * as styles from "./experience.module.css"

const ExperiencePage = ({data}: PageProps<Complete<Queries.ExperiencePageQuery>>) => {
  const {experience, bookingContent} = data
  const t = useWords()
  return (
    <PageLayout chat={{...bookingChat(experience), title: experience.title}}>
      <Hero experience={experience} />
      <Breadcrumb title={experience.title} />
      <SidebarLayout aside={<BookingCard experience={experience} />}>
        <TripFacts factRows={experience.factRows} />
        <Story experience={experience} />
        <SectionNav experience={experience} />
        <Itinerary experience={experience} />
        <div className={`grid ${styles.pair}`}>
          <Inclusions experience={experience} />
          <Months experience={experience} />
        </div>
        <TripBeforeYouGo experience={experience} booking={bookingContent} />
        <Gallery experience={experience} />
      </SidebarLayout>
      <Closing experience={experience} />
      <TripSection
        title={t("experience:more")}
        trips={experience.others}
        list={["more", experience.group]}
        color={experience.color}
        isScreenOnly
      />
      <BookBar experience={experience} />
    </PageLayout>
  )
}

export default ExperiencePage

export const Head = pageHead(({experience}: Complete<Queries.ExperiencePageQuery>, page) => ({
  content: experience,
  structuredData: [describedTrip(experience, page)],
}))

export const query = graphql`
  query ExperiencePage($language: String!, $namespaces: [String!]!, $slug: String!) {
    ...PageEssentials
    experience(slug: {eq: $slug}) {
      slug
      ...PageContent
      ...DescribedTrip
      ...ExperienceHero
      ...ExperienceBookingCard
      ...ExperienceStory
      ...ExperienceSectionNav
      ...ExperienceItinerary
      ...ExperienceInclusions
      ...ExperienceMonths
      ...ExperienceBefore
      ...ExperienceGallery
      ...ExperienceClosing
      others {
        ...ExperienceCard
      }
    }
    bookingContent {
      ...ExperienceQuestions
    }
  }
`
