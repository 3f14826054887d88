import {graphql, type PageProps} from "gatsby"
import {Question} from "../components/collapsible/collapsible"
import {Intro} from "../components/intro/intro"
import {Link} from "../components/link/link"
import {Section} from "../components/section/section"
import {useWords} from "../i18n/use-words"
import {PageLayout} from "../layout/page-layout"
import type {Complete} from "../lib/complete"
import {pageHead} from "../seo/seo"
import * as styles from "./questions.module.css"

const QuestionsPage = ({data, location}: PageProps<Complete<Queries.QuestionsPageQuery>>) => {
  const content = data.questionsContent
  const {questions} = content
  /** A question with a heading begins a part. */
  const starts = questions.flatMap(({heading}, index) => (heading || index === 0 ? index : []))
  const t = useWords()
  return (
    <PageLayout location={location}>
      <Intro title={content.title} description={content.description}>
        <p>
          <Link to="/booking/">{t("common:footer.booking")}</Link>
        </p>
      </Intro>
      <Section isTight>
        <div className={`grid ${styles.questions}`}>
          {starts.map((start, index) => (
            <div key={start}>
              {questions[start]?.heading && <h2>{questions[start].heading}</h2>}
              {questions.slice(start, starts[index + 1]).map(question => (
                <Question key={question.key} question={question} heading="h3" />
              ))}
            </div>
          ))}
        </div>
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
