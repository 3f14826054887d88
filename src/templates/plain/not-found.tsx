import {graphql, type HeadProps} from "gatsby"
import {viewed} from "../../analytics/attributes"
import {buttonClass} from "../../components/button/button"
import {localizedPath} from "../../i18n/paths"
import {Bilingual} from "../../layout/plain-layout/bilingual"
import {PlainLayout} from "../../layout/plain-layout/plain-layout"
import {SharedHead} from "../../seo/shared-head"

const NotFoundPage = () => (
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
          <a href={localizedPath(language, "/")}>{t("not-found:home")}</a>
        </>
      )}
    </Bilingual>
  </PlainLayout>
)

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
