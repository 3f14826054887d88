import {graphql, type PageProps} from "gatsby"
import {Invitation} from "../about/invitation"
import {People} from "../about/people"
import {Reach} from "../about/reach"
import {RoundCards} from "../about/round-cards"
import {Banner} from "../components/banner/banner"
import {Intro} from "../components/intro/intro"
import {CreditsAtFoot} from "../components/photo-credits/photo-credits"
import {Section} from "../components/section/section"
import {useWords} from "../i18n/use-words"
import {PageLayout} from "../layout/page-layout"
import {required} from "../lib/required"
import {pageHead} from "../seo/seo"

const AboutPage = ({data, location}: PageProps<Queries.AboutPageQuery>) => {
  const {aboutContent: about, operator} = required(data, location, "aboutContent", "operator")
  const t = useWords()
  return (
    <PageLayout location={location}>
      <Intro title={about.title} description={about.mission} />
      <Banner variant="banner-left" eager {...about.banner} />
      <Reach operator={operator} />
      <Section>
        <RoundCards cards={about.cards} arrangement="divided" />
        <Invitation about={about} />
      </Section>
      <People operator={operator} title={t("about:reach.people")} />
      <Section surface="muted" title={about.valuesTitle}>
        <RoundCards cards={about.values} arrangement="rows" />
      </Section>
      <CreditsAtFoot credits={about.photoCredits} />
    </PageLayout>
  )
}

export default AboutPage

export const Head = pageHead((data: Queries.AboutPageQuery, location) => {
  const {aboutContent: about} = required(data, location, "aboutContent")
  return {content: about}
})

export const query = graphql`
  query AboutPage($language: String!, $namespaces: [String!]!) {
    ...PageEssentials
    operator {
      ...People
      ...Reach
    }
    aboutContent {
      ...PageContent
      title(language: $language)
      mission(language: $language)
      valuesTitle(language: $language)
      banner {
        ...BannerContent
      }
      photoCredits {
        ...PhotoCredits
      }
      cards {
        ...RoundCard
      }
      values {
        ...RoundCard
      }
      ...AboutInvitation
    }
  }
`
