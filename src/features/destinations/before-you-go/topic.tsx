import type {ReactNode} from "react"
import type {PressEvent} from "../../../analytics/attributes"
import {Collapsible} from "../../../components/collapsible/collapsible"
import {Paragraph, RichText} from "../../../components/rich-text/rich-text"
import * as styles from "./before-you-go.module.css"

type TopicProps = {
  title: string
  /** True for topics that are collapsed if there are several places. */
  isFolded?: boolean
  /** Its address on the page. */
  anchor?: string
  /** Event pushed when it opens. */
  event?: PressEvent
  children: ReactNode
}

/** One topic of the section, with its heading. */
export const Topic = ({title, isFolded = false, anchor, event, children}: TopicProps) =>
  isFolded ? (
    <div className={styles.folded}>
      <Collapsible title={title} heading="h3" look="faq" anchor={anchor} event={event}>
        {children}
      </Collapsible>
    </div>
  ) : (
    <div className={styles.topic} id={anchor}>
      <h3>{title}</h3>
      {children}
    </div>
  )

type Detail = {readonly title: string; readonly description: string}

/** Short texts with their titles. */
export const Details = ({details}: {details: readonly Detail[]}) => (
  <dl className={styles.rules}>
    {details.map(({title, description}) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>
          <RichText text={description} />
        </dd>
      </div>
    ))}
  </dl>
)

type Note = {name: string; text: string | null}

/** Text per place, under its name if there are several. */
export const PlaceNotes = ({notes}: {notes: readonly Note[]}) => {
  const told = notes.flatMap(({name, text}) => (text ? [{name, text}] : []))
  const [only] = told
  if (notes.length === 1 && only) return <Paragraph text={only.text} />
  return (
    <dl className={styles.notes}>
      {told.map(({name, text}) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
