import {graphql, type HeadProps, type PageProps} from "gatsby"
import {Intro} from "../components/intro/intro"
import type {Language} from "../i18n/languages"
import {useWords} from "../i18n/use-words"
import {PageLayout} from "../layout/page-layout/page-layout"
import {LegalBody} from "../sections/legal/legal-body"
import {homeCrumb, pageBreadcrumbs} from "../seo/crumbs"
import {Seo} from "../seo/seo"
import {siteOf} from "../seo/structured-data/addresses"
import {JsonLd} from "../seo/structured-data/json-ld"

type Context = {language: Language; name: string}
type Props = PageProps<Queries.LegalPageQuery, Context>

const LegalPage = ({data: {legalText}, location}: Props) => {
  const t = useWords()
  if (!legalText) return null
  return (
    <PageLayout path={location.pathname} hasContact={false}>
      <Intro title={legalText.title} description={legalText.summary} trail={[homeCrumb(t)]} />
      <LegalBody text={legalText} />
    </PageLayout>
  )
}

export default LegalPage

export const Head = ({data, pageContext}: HeadProps<Queries.LegalPageQuery, Context>) => {
  const {legalText} = data
  if (!legalText) return null
  const {language} = pageContext
  const path = `/${pageContext.name}/`
  const current = {to: path, label: legalText.title}
  const site = siteOf(data, language)
  return (
    <>
      <Seo
        data={data}
        language={language}
        path={path}
        title={legalText.seo.title}
        description={legalText.seo.description}
        image={legalText.sharingImage}
        imageAlt={legalText.sharingImageAlt}
      />
      <JsonLd things={[pageBreadcrumbs(data, current, site)]} />
    </>
  )
}

export const query = graphql`
  query LegalPage($language: String!, $namespaces: [String!]!, $name: String!) {
    ...PageEssentials
    legalText(name: {eq: $name}) {
      sharingImage(language: $language)
      sharingImageAlt(language: $language)
      seo {
        title(language: $language)
        description(language: $language)
      }
      title(language: $language)
      summary(language: $language)
      ...LegalBody
    }
  }
`
