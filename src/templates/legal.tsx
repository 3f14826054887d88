import {graphql, type PageProps} from "gatsby"
import {ContactDetails} from "../about/contact-details"
import {Intro} from "../components/intro/intro"
import {PageLayout} from "../layout/page-layout"
import {LegalBody} from "../legal/legal-body"
import type {Complete} from "../lib/complete"
import {pageHead} from "../seo/seo"

const LegalPage = ({data}: PageProps<Complete<Queries.LegalPageQuery>>) => {
  const {legalText, operator} = data
  return (
    <PageLayout hasContact={false}>
      <Intro title={legalText.title} description={legalText.summary} />
      {/* The texts call it "at the top of this page". */}
      <ContactDetails operator={operator} isNamed />
      <LegalBody text={legalText} />
    </PageLayout>
  )
}

export default LegalPage

export const Head = pageHead(({legalText}: Complete<Queries.LegalPageQuery>) => ({
  content: legalText,
}))

export const query = graphql`
  query LegalPage($language: String!, $namespaces: [String!]!, $name: String!) {
    ...PageEssentials
    operator {
      ...ContactDetails
    }
    legalText(name: {eq: $name}) {
      ...PageContent
      title(language: $language)
      summary(language: $language)
      ...LegalBody
    }
  }
`
