import {graphql, type HeadProps} from "gatsby"
import {contact, pressed, viewed} from "../../analytics/attributes"
import {chatLink} from "../../chat/chat-link"
import {chatCodes, referenceOf} from "../../chat/reference"
import {buttonClass} from "../../components/button/button"
import {ExternalLink} from "../../components/link/external-link"
import {localizedPath} from "../../i18n/paths"
import {Bilingual} from "../../layout/plain-layout/bilingual"
import {PlainLayout} from "../../layout/plain-layout/plain-layout"
import {SharedHead} from "../../seo/shared-head"
import {useIdentity} from "../../site/use-identity"
import * as styles from "./not-found.module.css"

const NotFoundPage = () => {
  const {whatsapp} = useIdentity()
  return (
    <PlainLayout>
      <div hidden {...viewed({event: "page_not_found"})} />
      <Bilingual>
        {(t, language) => (
          <>
            <h1>{t("not-found:title")}</h1>
            <p>{t("not-found:text")}</p>
            <a
              className={buttonClass({variant: "promo"})}
              href={localizedPath(language, "/experiences/")}
            >
              {t("not-found:back")}
            </a>
            <ul className={styles.ways}>
              <li>
                <a href={localizedPath(language, "/")}>{t("not-found:home")}</a>
              </li>
              <li>
                <a href={localizedPath(language, "/destinations/")}>
                  {t("common:actions.destinations")}
                </a>
              </li>
              <li>
                <ExternalLink
                  words={t}
                  {...chatLink(
                    whatsapp,
                    [t("common:messaging.welcome")],
                    referenceOf(language, [chatCodes.contact]),
                  )}
                  {...pressed(contact("whatsapp", "contact"))}
                >
                  {t("common:contact.whatsapp")}
                </ExternalLink>
              </li>
            </ul>
          </>
        )}
      </Bilingual>
    </PlainLayout>
  )
}

export default NotFoundPage

export const Head = ({data}: HeadProps<Queries.NotFoundPageQuery>) => (
  <SharedHead data={data} title="not-found:tab" />
)

export const query = graphql`
  query NotFoundPage($namespaces: [String!]!) {
    locales: allLocale(filter: {ns: {in: $namespaces}}, sort: {language: ASC}) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    identity {
      brand
    }
  }
`
