import type {ComponentProps} from "react"
import {Question} from "../collapsible/collapsible"
import * as styles from "./question-list.module.css"

type QuestionListProps = {
  questions: readonly (ComponentProps<typeof Question>["question"] & {
    readonly heading: string | null
  })[]
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
