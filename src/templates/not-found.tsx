import {graphql, type HeadProps} from "gatsby"
import {contact} from "../analytics/attributes"
import {chatCodes} from "../chat/chat-text"
import {Button} from "../components/button/button"
import {ChatButton} from "../components/chat-button/chat-button"
import {useWords} from "../i18n/use-words"
import {Header} from "../layout/header"
import {PlainLayout} from "../layout/plain-layout"
import {SharedHead} from "../seo/shared-head"

const WaysOn = () => {
  const t = useWords()
  return (
    <>
      <h1>{t("not-found:title")}</h1>
      <p>{t("not-found:text")}</p>
      <div className="cluster">
        <Button to="/experiences/">{t("not-found:back")}</Button>
        <ChatButton
          chat={{text: t("not-found:chat"), codes: [chatCodes.contact]}}
          label={t("common:contact.whatsapp")}
          variant="quiet"
          event={contact("whatsapp", "contact")}
        />
      </div>
    </>
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
