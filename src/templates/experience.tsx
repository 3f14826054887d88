import {graphql, type HeadProps, type PageProps} from "gatsby"
import {whatsappUrl} from "../booking/whatsapp"
import {Beside} from "../components/beside/beside"
import {Breadcrumb} from "../components/breadcrumb/breadcrumb"
import type {Language} from "../i18n/languages"
import {useWords} from "../i18n/use-words"
import {PageLayout} from "../layout/page-layout/page-layout"
import {Rest} from "../layout/page-layout/rest"
import {BeforeYouGo} from "../sections/before-you-go/before-you-go"
import {BookBar} from "../sections/experience/book-bar"
import {BookingCard} from "../sections/experience/booking-card"
import {Columns} from "../sections/experience/columns"
import {Days} from "../sections/experience/days"
import {Hero} from "../sections/experience/hero"
import {Highlights} from "../sections/experience/highlights"
import {Months} from "../sections/experience/months"
import {More} from "../sections/experience/more"
import {Price} from "../sections/experience/price"
import {Questions} from "../sections/experience/questions"
import {Recommendations} from "../sections/experience/recommendations"
import {Slogan} from "../sections/experience/slogan"
import {Stops} from "../sections/experience/stops"
import {Story} from "../sections/experience/story"
import {catalogueCrumb, homeCrumb} from "../seo/crumbs"
import {PageHead} from "../seo/page-head"
import {product} from "../seo/structured-data/offer"
import {touristTrip} from "../seo/structured-data/trip"
import {required} from "../site/required"
import {useIdentity} from "../site/use-identity"

type Context = {language: Language; slug: string; offered?: readonly string[]}
type Props = PageProps<Queries.ExperiencePageQuery, Context>

const ExperiencePage = ({data, location}: Props) => {
  const {experience} = required(data, location, "experience")
  const t = useWords()
  const {whatsapp} = useIdentity()
  return (
    <PageLayout
      location={location}
      chat={whatsappUrl(whatsapp, experience.chatText)}
      rest={
        <>
          <Slogan experience={experience} />
          <More experiences={data.others} color={experience.color} />
          <BookBar title={experience.title} experience={experience} />
        </>
      }
    >
      <Hero experience={experience} />
      <Beside aside={<BookingCard experience={experience} />}>
        <Breadcrumb trail={[homeCrumb(t), catalogueCrumb(t)]} current={experience.title} />
        <Story experience={experience} />
        <Rest arrival={location}>
          <Highlights experience={experience} />
          {experience.days ? <Days experience={experience} /> : <Stops experience={experience} />}
          <Price experience={experience} />
          <Months experience={experience} />
          <BeforeYouGo regions={experience.regions} packingList={experience.packingList} hasLinks />
          <Recommendations experience={experience} />
          <Columns experience={experience} />
          <Questions booking={data.bookingContent} />
        </Rest>
      </Beside>
    </PageLayout>
  )
}

export default ExperiencePage

export const Head = ({
  data,
  location,
  pageContext,
}: HeadProps<Queries.ExperiencePageQuery, Context>) => {
  const {experience, identity} = required(data, location, "experience", "identity")
  return (
    <PageHead
      data={data}
      context={pageContext}
      path={location.pathname}
      content={experience}
      imageAlt={experience.imageAlt}
      above={[homeCrumb, catalogueCrumb]}
      things={site => [
        product(experience, pageContext.offered, identity.brand, site),
        touristTrip(experience, identity.brand, site),
      ]}
    />
  )
}

export const query = graphql`
  query ExperiencePage($language: String!, $namespaces: [String!]!, $slug: String!, $others: [String!]!) {
    ...PageEssentials
    experience(slug: {eq: $slug}) {
      slug
      seo {
        title(language: $language)
        description(language: $language)
      }
      sharingImage(language: $language)
      ...OfferedExperience
      ...TouristTrip
      ...ExperienceHero
      ...ExperienceBookingCard
      ...ExperienceStory
      ...ExperienceHighlights
      ...ExperienceStops
      ...ExperienceDays
      ...ExperiencePrice
      ...ExperienceMonths
      packingList {
        ...PackingGroup
      }
      regions {
        ...BeforeYouGo
      }
      ...ExperienceRecommendations
      ...ExperienceColumns
      ...ExperienceSlogan
    }
    bookingContent {
      ...ExperienceQuestions
    }
    others: experiencesBySlug(slugs: $others) {
      ...ExperienceCard
    }
  }
`
