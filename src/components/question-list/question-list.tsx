import {Collapsible} from "../collapsible/collapsible"
import {Paragraph} from "../rich-text/rich-text"
import * as styles from "./question-list.module.css"

type QuestionProps = {
  question: {
    readonly key: string
    readonly question: string
    readonly answer: string
    readonly details?: readonly string[] | null
  }
  heading?: "h2" | "h3" | "h4"
}

/** A question that opens its answer; its key is its address on the page. */
export const Question = ({question, heading}: QuestionProps) => (
  <Collapsible anchor={question.key} heading={heading} title={question.question}>
    <div className="stack">
      {[question.answer, ...(question.details ?? [])].map(text => (
        <Paragraph key={text} text={text} />
      ))}
    </div>
  </Collapsible>
)

type QuestionListProps = {
  questions: readonly (QuestionProps["question"] & {readonly heading: string | null})[]
}

/** Questions in parts: one with a heading begins the next. */
export const QuestionList = ({questions}: QuestionListProps) => {
  const starts = questions.flatMap(({heading}, index) => (heading || index === 0 ? index : []))
  return (
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
  )
}
