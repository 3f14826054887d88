import {graphql, type PageProps} from "gatsby"
import {Intro} from "../components/intro/intro"
import {Link} from "../components/link/link"
import {QuestionList} from "../components/question-list/question-list"
import {Section} from "../components/section/section"
import {useWords} from "../i18n/use-words"
import {PageLayout} from "../layout/page-layout"
import type {Complete} from "../lib/complete"
import {pageHead} from "../seo/seo"

const QuestionsPage = ({data}: PageProps<Complete<Queries.QuestionsPageQuery>>) => {
  const content = data.questionsContent
  const t = useWords()
  return (
    <PageLayout>
      <Intro title={content.title} description={content.description}>
        <p>
          <Link to="/booking/">{t("common:footer.booking")}</Link>
        </p>
      </Intro>
      <Section isTight>
        <QuestionList questions={content.questions} />
      </Section>
    </PageLayout>
  )
}

export default QuestionsPage

export const Head = pageHead(
  ({questionsContent: content}: Complete<Queries.QuestionsPageQuery>) => ({
    content,
  }),
)

export const query = graphql`
  query QuestionsPage($language: String!, $namespaces: [String!]!) {
    ...PageEssentials
    questionsContent {
      ...PageContent
      title(language: $language)
      description(language: $language)
      questions {
        key
        heading(language: $language)
        question(language: $language)
        answer(language: $language)
      }
    }
  }
`
