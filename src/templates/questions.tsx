import {graphql, type HeadProps, type PageProps} from "gatsby"
import {Fragment} from "react"
import {Question} from "../components/collapsible/question"
import {Intro} from "../components/intro/intro"
import {Link} from "../components/link/link"
import {Section} from "../components/section/section"
import type {Language} from "../i18n/languages"
import {useWords} from "../i18n/use-words"
import {required} from "../lib/required"
import {homeCrumb} from "../seo/crumbs"
import {PageHead} from "../seo/page-head"
import {questionsPage} from "../seo/structured-data/questions-page"
import {PageLayout} from "./frame/page-layout"
import * as styles from "./questions.module.css"

type Context = {language: Language}
type Props = PageProps<Queries.QuestionsPageQuery, Context>

const QuestionsPage = ({data, location}: Props) => {
  const {questionsContent: content} = required(data, location, "questionsContent")
  const t = useWords()
  const hasHeadings = content.questions.some(({heading}) => heading)
  return (
    <PageLayout location={location}>
      <Intro title={content.title} description={content.description} trail={[homeCrumb(t)]}>
        <p>
          <Link to="/booking/">{t("common:footer.booking")}</Link>
        </p>
      </Intro>
      <Section isTight>
        <div>
          {content.questions.map(({heading, ...question}) => (
            <Fragment key={question.key}>
              {heading && <h2 className={styles.heading}>{heading}</h2>}
              <Question question={question} heading={hasHeadings ? "h3" : "h2"} />
            </Fragment>
          ))}
        </div>
      </Section>
    </PageLayout>
  )
}

export default QuestionsPage

export const Head = ({
  data,
  location,
  pageContext,
}: HeadProps<Queries.QuestionsPageQuery, Context>) => {
  const {questionsContent: content} = required(data, location, "questionsContent")
  return (
    <PageHead
      data={data}
      context={pageContext}
      path={location.pathname}
      content={content}
      imageAlt={content.sharingImageAlt}
      things={site => [questionsPage(content, "/questions-answers/", site)]}
    />
  )
}

export const query = graphql`
  query QuestionsPage($language: String!, $namespaces: [String!]!) {
    ...PageEssentials
    questionsContent {
      sharingImage(language: $language)
      sharingImageAlt(language: $language)
      seo {
        title(language: $language)
        description(language: $language)
      }
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
