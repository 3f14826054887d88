import {graphql, type PageProps} from "gatsby"
import {Intro} from "../components/intro/intro"
import {useWords} from "../i18n/use-words"
import {PageLayout} from "../layout/page-layout"
import {Company} from "../legal/company"
import {LegalBody} from "../legal/legal-body"
import {required} from "../lib/required"
import {homeCrumb} from "../seo/crumbs"
import {pageHead} from "../seo/seo"

const LegalPage = ({data, location}: PageProps<Queries.LegalPageQuery>) => {
  const {legalText, operator} = required(data, location, "legalText", "operator")
  const t = useWords()
  return (
    <PageLayout location={location} hasContact={false}>
      <Intro title={legalText.title} description={legalText.summary} trail={[homeCrumb(t)]} />
      <LegalBody
        sections={legalText.sections}
        head={<Company operator={operator} text={legalText} />}
      />
    </PageLayout>
  )
}

export default LegalPage

export const Head = pageHead((data: Queries.LegalPageQuery, location) => ({
  content: required(data, location, "legalText").legalText,
}))

export const query = graphql`
  query LegalPage($language: String!, $namespaces: [String!]!, $name: String!) {
    ...PageEssentials
    operator {
      ...Company
    }
    legalText(name: {eq: $name}) {
      sharingImage {
        ...SharingPicture
      }
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
