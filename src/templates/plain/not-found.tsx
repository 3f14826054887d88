import {graphql, type HeadProps} from "gatsby"
import {contact, pressed, viewed} from "../../analytics/attributes"
import {chatLink, emailLink} from "../../chat/chat-link"
import {chatCodes, referenceOf} from "../../chat/reference"
import {buttonClass} from "../../components/button/button"
import {ExternalLink} from "../../components/link/external-link"
import {localizedPath} from "../../i18n/paths"
import {Bilingual} from "../../layout/plain-layout/bilingual"
import {PlainLayout} from "../../layout/plain-layout/plain-layout"
import {SharedHead} from "../../seo/shared-head"
import {links} from "../../site/links"
import {useIdentity} from "../../site/use-identity"
import * as styles from "./not-found.module.css"

const NotFoundPage = () => {
  const {brand, email, whatsapp} = useIdentity()
  return (
    <PlainLayout>
      <div hidden {...viewed({event: "page_not_found"})} />
      <Bilingual>
        {(t, language) => {
          const greeting = [t("common:messaging.welcome")]
          const reference = referenceOf(language, [chatCodes.contact])
          return (
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
                {[...links.navigation, ...links.more].map(({to, label}) => (
                  <li key={to}>
                    <a href={localizedPath(language, to)}>{t(label)}</a>
                  </li>
                ))}
                <li>
                  <ExternalLink
                    {...chatLink(whatsapp, greeting, reference)}
                    {...pressed(contact("whatsapp", "contact"))}
                    words={t}
                  >
                    {t("common:contact.whatsapp")}
                  </ExternalLink>
                </li>
                <li>
                  <a
                    {...emailLink(email, brand, greeting, reference)}
                    {...pressed(contact("email", "contact"))}
                  >
                    {t("common:messaging.email")}
                  </a>
                </li>
              </ul>
            </>
          )
        }}
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
