import {graphql, type HeadProps, type PageProps} from "gatsby"
import {contactEvent} from "../analytics/attributes"
import {chatCodes} from "../chat/chat-text"
import {ButtonLink} from "../components/button/button"
import {Card} from "../components/card/card"
import {ChatButton} from "../components/chat-button/chat-button"
import {Link} from "../components/link/link"
import {localizedPath} from "../i18n/paths"
import {useLanguage, useWords} from "../i18n/use-words"
import {Header} from "../layout/header"
import {PlainLayout} from "../layout/plain-layout"
import type {Complete} from "../lib/complete"
import {joined} from "../lib/text/letters"
import {SharedHead} from "../seo/shared-head"

type WaysOnProps = {content: Complete<Queries.NotFoundPageQuery>}

const WaysOn = ({content}: WaysOnProps) => {
  const t = useWords()
  const language = useLanguage()
  const {trips} = content[language]
  return (
    <>
      <h1>{t("not-found:title")}</h1>
      <p className="measure">{t("not-found:text")}</p>
      <search data-needs-script="">
        <form action={`${localizedPath(language, "/experiences/")}#found`} className="cluster">
          <label className="field">
            <span className="quiet">{t("not-found:search")}</span>
            <input type="search" name="q" />
          </label>
          <button type="submit" className="button">
            {t("not-found:find")}
          </button>
        </form>
      </search>
      <div className="cluster">
        <ButtonLink to="/experiences/" variant="outline">
          {t("not-found:back")}
        </ButtonLink>
        <ChatButton
          chat={{text: t("not-found:chat"), codes: [chatCodes.contact]}}
          label={t("common:contact.whatsapp")}
          variant="outline"
          event={contactEvent("whatsapp", "contact")}
        />
      </div>
      <h2 className="h3">{t("not-found:trips")}</h2>
      <ul className="grid">
        {trips.experiences.map(({slug, title, image, color, durationLabel, priceText}) => (
          <li key={slug}>
            <Card
              variant="found"
              image={image}
              color={color}
              title={
                <Link to={`/experiences/${slug}/`} className="stretched">
                  {title}
                </Link>
              }
              facts={<p className="small">{joined([durationLabel, priceText], " · ")}</p>}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The language link leads to the home page: this address has no page in any language. */
const NotFoundPage = ({data}: PageProps<Complete<Queries.NotFoundPageQuery>>) => (
  <PlainLayout head={<Header path="/" />}>
    <WaysOn content={data} />
  </PlainLayout>
)

export default NotFoundPage

export const Head = ({data, location}: HeadProps<Queries.NotFoundPageQuery>) => (
  <SharedHead data={data} path={location.pathname} title="not-found:tab" />
)

export const query = graphql`
  query NotFoundPage($namespaces: [String!]!) {
    ...PageInEveryLanguage
    en: homeContent {
      trips {
        experiences {
          slug
          color
          title(language: "en")
          durationLabel(language: "en")
          priceText(language: "en")
          image {
            ...CardPicture
          }
        }
      }
    }
    es: homeContent {
      trips {
        experiences {
          slug
          color
          title(language: "es")
          durationLabel(language: "es")
          priceText(language: "es")
          image {
            ...CardPicture
          }
        }
      }
    }
  }

  fragment PageInEveryLanguage on Query {
    locales: allLocale(filter: {ns: {in: $namespaces}}, sort: {language: ASC}) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    operator {
      brand
    }
  }
`
