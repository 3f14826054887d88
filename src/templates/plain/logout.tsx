import {graphql, type HeadProps} from "gatsby"
import {buttonClass} from "../../components/button/button"
import {localizedPath} from "../../i18n/paths"
import {Bilingual} from "../../layout/plain-layout/bilingual"
import {PlainLayout} from "../../layout/plain-layout/plain-layout"
import {SharedHead} from "../../seo/shared-head"

const LogoutPage = () => (
  <PlainLayout>
    <Bilingual>
      {(t, language) => (
        <>
          <h1>{t("logout:title")}</h1>
          <p>{t("logout:text")}</p>
          <a className={buttonClass({variant: "promo"})} href={localizedPath(language, "/")}>
            {t("logout:again")}
          </a>
        </>
      )}
    </Bilingual>
  </PlainLayout>
)

export default LogoutPage

export const Head = ({data}: HeadProps<Queries.LogoutPageQuery>) => (
  <SharedHead data={data} title="logout:tab" />
)

export const query = graphql`
  query LogoutPage($namespaces: [String!]!) {
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
