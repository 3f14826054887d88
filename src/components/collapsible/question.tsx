import {Paragraph} from "../rich-text/rich-text"
import {Collapsible} from "./collapsible"

type QuestionProps = {
  question: {readonly key: string; readonly question: string; readonly answer: string}
  heading?: "h2" | "h3" | "h4"
}

/** A question that opens its answer; its key is its address on the page. */
export const Question = ({question: {key, question, answer}, heading}: QuestionProps) => (
  <Collapsible anchor={key} look="faq" heading={heading} title={question}>
    <Paragraph text={answer} />
  </Collapsible>
)
