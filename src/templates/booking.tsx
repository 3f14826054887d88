import {graphql, type PageProps} from "gatsby"
import {chatCodes} from "../chat/chat-text"
import {ButtonLink} from "../components/button/button"
import {Intro} from "../components/intro/intro"
import {QuestionList} from "../components/question-list/question-list"
import {Section} from "../components/section/section"
import {useWords} from "../i18n/use-words"
import {PageLayout} from "../layout/page-layout"
import type {Complete} from "../lib/complete"
import {pageHead} from "../seo/seo"

const BookingPage = ({data}: PageProps<Complete<Queries.BookingPageQuery>>) => {
  const content = data.bookingContent
  const t = useWords()
  const chat = {text: t("booking:chat"), codes: [chatCodes.contact]} as const
  return (
    <PageLayout chat={chat}>
      <Intro title={content.title} description={content.description} />
      <Section isTight>
        <QuestionList questions={content.topics} />
        <div>
          <ButtonLink to="/terms/" variant="outline">
            {t("booking:terms")}
          </ButtonLink>
        </div>
      </Section>
    </PageLayout>
  )
}

export default BookingPage

export const Head = pageHead(({bookingContent: content}: Complete<Queries.BookingPageQuery>) => ({
  content,
}))

export const query = graphql`
  query BookingPage($language: String!, $namespaces: [String!]!) {
    ...PageEssentials
    bookingContent {
      ...PageContent
      title(language: $language)
      description(language: $language)
      topics {
        key
        heading(language: $language)
        question(language: $language)
        answer(language: $language)
        details(language: $language)
      }
    }
  }
`
