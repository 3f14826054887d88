import {graphql, type PageProps} from "gatsby"
import {chatCodes} from "../chat/reference"
import {Button} from "../components/button/button"
import {Intro} from "../components/intro/intro"
import {LegalBody} from "../features/pages/legal/legal-body"
import {useWords} from "../i18n/use-words"
import {required} from "../lib/required"
import {homeCrumb} from "../seo/crumbs"
import {pageHead} from "../seo/page-head"
import {questionsPage} from "../seo/structured-data/questions-page"
import {PageLayout} from "./frame/page-layout"

type Topic = NonNullable<Queries.BookingPageQuery["bookingContent"]>["topics"][number]

const toSection = ({key, question, answer, details}: Topic) => ({
  key,
  title: question,
  paragraphs: [answer, ...(details ?? [])],
  items: null,
})

const BookingPage = ({data, location}: PageProps<Queries.BookingPageQuery>) => {
  const {bookingContent: content} = required(data, location, "bookingContent")
  const t = useWords()
  const chat = {text: t("booking:chat"), codes: [chatCodes.contact]} as const
  return (
    <PageLayout location={location} chat={chat}>
      <Intro title={content.title} description={content.description} trail={[homeCrumb(t)]} />
      <LegalBody sections={content.topics.map(toSection)}>
        <div>
          <Button to="/terms/" variant="quiet">
            {t("booking:terms")}
          </Button>
        </div>
      </LegalBody>
    </PageLayout>
  )
}

export default BookingPage

export const Head = pageHead((data: Queries.BookingPageQuery, location) => {
  const {bookingContent: content} = required(data, location, "bookingContent")
  const {title, topics} = content
  return {content, things: site => [questionsPage({title, questions: topics}, "/booking/", site)]}
})

export const query = graphql`
  query BookingPage($language: String!, $namespaces: [String!]!) {
    ...PageEssentials
    bookingContent {
      sharingImage {
        ...SharingPicture
      }
      sharingImageAlt(language: $language)
      seo {
        title(language: $language)
        description(language: $language)
      }
      title(language: $language)
      description(language: $language)
      topics {
        key
        question(language: $language)
        answer(language: $language)
        details(language: $language)
      }
    }
  }
`
