import {graphql, type HeadProps} from "gatsby"
import {localizedPath} from "../i18n/paths"
import {useLanguage, useWords} from "../i18n/use-words"
import {PlainLayout} from "../layout/plain-layout"
import {SharedHead} from "../seo/shared-head"

/** The link is a plain one: only a full load passes the gate. */
const SignInAgain = () => {
  const t = useWords()
  return (
    <>
      <h1>{t("logout:title")}</h1>
      <p>{t("logout:text")}</p>
      <a className="button promo" href={localizedPath(useLanguage(), "/")}>
        {t("logout:again")}
      </a>
    </>
  )
}

const LogoutPage = () => (
  <PlainLayout>
    <SignInAgain />
  </PlainLayout>
)

export default LogoutPage

export const Head = ({data, location}: HeadProps<Queries.LogoutPageQuery>) => (
  <SharedHead data={data} path={location.pathname} title="logout:tab" />
)

export const query = graphql`
  query LogoutPage($namespaces: [String!]!) {
    ...PageInEveryLanguage
  }
`
