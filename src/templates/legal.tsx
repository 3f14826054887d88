import {graphql, type PageProps} from "gatsby"
import {Intro} from "../components/intro/intro"
import {PageLayout} from "../layout/page-layout"
import {Company} from "../legal/company"
import {LegalBody} from "../legal/legal-body"
import {required} from "../lib/required"
import {pageHead} from "../seo/seo"

const LegalPage = ({data, location}: PageProps<Queries.LegalPageQuery>) => {
  const {legalText, operator} = required(data, location, "legalText", "operator")
  return (
    <PageLayout location={location} hasContact={false}>
      <Intro title={legalText.title} description={legalText.summary} />
      <LegalBody sections={legalText.sections}>
        <Company operator={operator} text={legalText} />
      </LegalBody>
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
      ...PageContent
      title(language: $language)
      summary(language: $language)
      ...LegalState
      ...LegalBody
    }
  }
`
