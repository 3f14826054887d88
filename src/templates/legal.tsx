import {graphql, type HeadProps, type PageProps} from "gatsby"
import {Intro} from "../components/intro/intro"
import {Company} from "../features/pages/legal/company"
import {LegalBody} from "../features/pages/legal/legal-body"
import type {Language} from "../i18n/languages"
import {useWords} from "../i18n/use-words"
import {required} from "../lib/required"
import {homeCrumb} from "../seo/crumbs"
import {PageHead} from "../seo/page-head"
import {PageLayout} from "./frame/page-layout"

type Context = {language: Language; name: string}
type Props = PageProps<Queries.LegalPageQuery, Context>

const LegalPage = ({data, location}: Props) => {
  const {legalText, identity} = required(data, location, "legalText", "identity")
  const t = useWords()
  return (
    <PageLayout location={location} hasContact={false}>
      <Intro title={legalText.title} description={legalText.summary} trail={[homeCrumb(t)]} />
      <LegalBody
        sections={legalText.sections}
        head={<Company identity={identity} text={legalText} />}
      />
    </PageLayout>
  )
}

export default LegalPage

export const Head = ({data, location, pageContext}: HeadProps<Queries.LegalPageQuery, Context>) => {
  const {legalText} = required(data, location, "legalText")
  return (
    <PageHead
      data={data}
      context={pageContext}
      path={location.pathname}
      content={legalText}
      imageAlt={legalText.sharingImageAlt}
    />
  )
}

export const query = graphql`
  query LegalPage($language: String!, $namespaces: [String!]!, $name: String!) {
    ...PageEssentials
    identity {
      ...Company
    }
    legalText(name: {eq: $name}) {
      sharingImage(language: $language)
      sharingImageAlt(language: $language)
      seo {
        title(language: $language)
        description(language: $language)
      }
      title(language: $language)
      summary(language: $language)
      ...LegalState
      ...LegalBody
    }
  }
`
