import {graphql, type PageProps} from "gatsby"
import {TripSlider} from "../catalogue/trip-slider"
import {Beside} from "../components/beside/beside"
import {useBookingChat} from "../components/book-button/book-button"
import {Breadcrumb} from "../components/breadcrumb/breadcrumb"
import {Section} from "../components/section/section"
import {BookBar} from "../features/booking/book-bar"
import {BookingCard} from "../features/booking/booking-card"
import {Below} from "../features/trip/below"
import {Gallery} from "../features/trip/gallery/gallery"
import {Hero} from "../features/trip/hero"
import {Jump} from "../features/trip/jump"
import {Slogan} from "../features/trip/slogan"
import {Story} from "../features/trip/story"
import {useWords} from "../i18n/use-words"
import {PageLayout} from "../layout/page-layout"
import {required} from "../lib/required"
import {ChecklistLink} from "../planner/checklist-link"
import {catalogueCrumb, homeCrumb} from "../seo/crumbs"
import {pageHead} from "../seo/seo"
import {product, touristTrip} from "../seo/structured-data"

const ExperiencePage = ({data, location}: PageProps<Queries.ExperiencePageQuery>) => {
  const {experience} = required(data, location, "experience")
  const t = useWords()
  return (
    <PageLayout
      location={location}
      chat={{...useBookingChat(experience), subject: experience.title}}
    >
      <Hero experience={experience} />
      <Beside aside={<BookingCard experience={experience} />}>
        <Breadcrumb trail={[homeCrumb(t), catalogueCrumb(t)]} current={experience.title} />
        <Story experience={experience} />
        <Jump experience={experience} />
        <Gallery experience={experience} />
        <Below experience={experience} booking={data.bookingContent} />
        <Section isTight>
          <ChecklistLink slug={experience.slug} />
        </Section>
      </Beside>
      <Slogan experience={experience} />
      <TripSlider
        title={t("experience:more")}
        trips={experience.others}
        list={["more", experience.group]}
        color={experience.color}
        isScreenOnly
      />
      <BookBar title={experience.title} experience={experience} />
    </PageLayout>
  )
}

export default ExperiencePage

export const Head = pageHead((data: Queries.ExperiencePageQuery, location) => {
  const {experience, operator} = required(data, location, "experience", "operator")
  return {
    content: {...experience, sharingImageAlt: experience.imageAlt},
    above: [homeCrumb, catalogueCrumb],
    things: site => [product(experience, operator.brand, site), touristTrip(experience, site)],
  }
})

export const query = graphql`
  query ExperiencePage($language: String!, $namespaces: [String!]!, $slug: String!) {
    ...PageEssentials
    experience(slug: {eq: $slug}) {
      slug
      seo {
        title(language: $language)
        description(language: $language)
      }
      sharingImage {
        ...SharingPicture
      }
      ...OfferedExperience
      ...TouristTrip
      ...ExperienceHero
      ...ExperienceBookingCard
      ...ExperienceStory
      ...ExperienceJump
      ...ExperienceGallery
      ...ExperienceBelow
      ...ExperienceSlogan
      others {
        ...ExperienceCard
      }
    }
    bookingContent {
      ...ExperienceQuestions
    }
  }
`
