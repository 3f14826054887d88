import {graphql, type HeadProps} from "gatsby"
import {contact} from "../analytics/attributes"
import {chatCodes} from "../chat/reference"
import type {ChatAbout} from "../chat/use-chat"
import {Button} from "../components/button/button"
import {ChatButton} from "../components/chat-button/chat-button"
import {EmailLink} from "../components/email-link/email-link"
import {Link} from "../components/link/link"
import {useWords} from "../i18n/use-words"
import {Header} from "../layout/header"
import {PlainLayout} from "../layout/plain-layout"
import {SharedHead} from "../seo/shared-head"
import {links} from "../site/links"
import {useOperator} from "../site/use-operator"
import * as styles from "./not-found.module.css"

const catalogue = "/experiences/"

const WaysOn = () => {
  const t = useWords()
  const {brand} = useOperator()
  const chat: ChatAbout = {text: t("not-found:chat"), codes: [chatCodes.contact]}
  return (
    <div className={styles.page}>
      <div className="stack">
        <h1>{t("not-found:title")}</h1>
        <p>{t("not-found:text")}</p>
        <div className="cluster">
          <Button to={catalogue}>{t("not-found:back")}</Button>
          <ChatButton
            chat={chat}
            label={t("common:contact.whatsapp")}
            variant="quiet"
            hasMark
            event={contact("whatsapp", "contact")}
          />
        </div>
        <div>
          <EmailLink chat={chat} subject={brand} position="contact" />
        </div>
      </div>
      <ul className={`grid ${styles.ways}`}>
        {[...links.navigation, ...links.more]
          .filter(({to}) => to !== catalogue)
          .map(({to, label}) => (
            <li key={to}>
              <Link to={to} className="target">
                {t(label)}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  )
}

/** The language link leads to the home page: this address has no page in any language. */
const NotFoundPage = () => (
  <PlainLayout head={<Header path="/" />}>
    <WaysOn />
  </PlainLayout>
)

export default NotFoundPage

export const Head = ({data, location}: HeadProps<Queries.NotFoundPageQuery>) => (
  <SharedHead data={data} path={location.pathname} title="not-found:tab" />
)

export const query = graphql`
  query NotFoundPage($namespaces: [String!]!) {
    ...PageInEveryLanguage
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
