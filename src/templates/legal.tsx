import {graphql, type HeadProps, type PageProps} from "gatsby"
import {Intro} from "../components/intro/intro"
import type {Language} from "../i18n/languages"
import {PageLayout} from "../layout/page-layout/page-layout"
import {LegalBody} from "../sections/legal/legal-body"
import {Seo} from "../seo/seo"

type Context = {language: Language; name: string}
type Props = PageProps<Queries.LegalPageQuery, Context>

const LegalPage = ({data: {legalText}, location}: Props) => {
  if (!legalText) return null
  return (
    <PageLayout path={location.pathname} hasContact={false}>
      <Intro title={legalText.title} description={legalText.summary} />
      <LegalBody text={legalText} />
    </PageLayout>
  )
}

export default LegalPage

export const Head = ({data, pageContext}: HeadProps<Queries.LegalPageQuery, Context>) => {
  const {legalText} = data
  if (!legalText) return null
  return (
    <Seo
      data={data}
      language={pageContext.language}
      path={`/${pageContext.name}/`}
      title={legalText.seo.title}
      description={legalText.seo.description}
      image={legalText.sharingImage}
      imageAlt={legalText.title}
    />
  )
}

export const query = graphql`
  query LegalPage($language: String!, $namespaces: [String!]!, $name: String!) {
    ...PageEssentials
    legalText(name: {eq: $name}) {
      sharingImage(language: $language)
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
