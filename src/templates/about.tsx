import {graphql, type PageProps} from "gatsby"
import {ContactDetails} from "../about/contact-details"
import {People} from "../about/people"
import {RoundCards} from "../about/round-cards"
import {contactEvent} from "../analytics/attributes"
import {Banner} from "../components/banner/banner"
import {ButtonLink} from "../components/button/button"
import {ChatButton} from "../components/chat-button/chat-button"
import {Intro} from "../components/intro/intro"
import {CreditsAtFoot} from "../components/photo-credits/photo-credits"
import {Section} from "../components/section/section"
import {useWords} from "../i18n/use-words"
import {PageLayout} from "../layout/page-layout"
import type {Complete} from "../lib/complete"
import {pageHead} from "../seo/seo"

const AboutPage = ({data}: PageProps<Complete<Queries.AboutPageQuery>>) => {
  const {aboutContent: about, operator} = data
  const t = useWords()
  return (
    <PageLayout isInviting>
      <Intro title={about.title} description={about.mission} />
      <Banner variant="left" isLow priority {...about.banner} />
      <ContactDetails operator={operator} />
      <Section title={t("about:trips")}>
        <RoundCards cards={about.cards} arrangement="divided" />
      </Section>
      <Section isTight isScreenOnly>
        <p className="lede">{about.invitation.text}</p>
        <div className="cluster">
          <ChatButton
            label={`${about.invitation.action} (${t("about:opensChat")})`}
            variant="promo"
            color="yellow"
            event={contactEvent("whatsapp", "about")}
          />
          <ButtonLink to="/destinations/" variant="outline">
            {t("common:actions.destinations")}
          </ButtonLink>
        </div>
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

export const Head = pageHead(({aboutContent: content}: Complete<Queries.AboutPageQuery>) => ({
  content,
}))

export const query = graphql`
  query AboutPage($language: String!, $namespaces: [String!]!) {
    ...PageEssentials
    operator {
      ...People
      ...ContactDetails
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
      invitation {
        text(language: $language)
        action(language: $language)
      }
    }
  }
`
