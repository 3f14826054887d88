import type {ReactNode} from "react"
import type {TFunction} from "../../i18n/use-words"
import {Collapsible} from "../collapsible/collapsible"
import {DescriptionList} from "../description-list/description-list"
import {Paragraph} from "../rich-text/rich-text"
import * as styles from "./practical-info.module.css"

type TopicProps = {
  title: string
  /** True on a trip's page. */
  isCollapsed?: boolean
  anchor?: string
  children: ReactNode
}

/** A heading with what is known below it; nothing without that. */
export const Topic = ({title, isCollapsed, anchor, children}: TopicProps) => {
  if (!children) return null
  return isCollapsed ? (
    <Collapsible title={title} heading="h3" anchor={anchor}>
      {children}
    </Collapsible>
  ) : (
    <div className={`stack ${styles.topic}`} id={anchor}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}

type DetailsProps = {details: readonly {readonly title: string; readonly description: string}[]}

export const Details = ({details}: DetailsProps) => (
  <DescriptionList
    className={`grid ${styles.details}`}
    entries={details.map(({title, description}) => [title, description])}
  />
)

type PlaceNotesProps = {
  notes: readonly (readonly [place: string, text: string | null | undefined])[]
}

/** Text per place, under its name if there are several. */
export const PlaceNotes = ({notes}: PlaceNotesProps) => {
  const [[, text] = []] = notes
  if (notes.length === 1 && text) return <Paragraph text={text} />
  return <DescriptionList className={`stack ${styles.notes}`} entries={notes} />
}

/** Joins texts with "and": Intl.ListFormat takes a phone 50 ms while the page is hydrated. */
export const joinAll = (t: TFunction, texts: readonly string[]) =>
  texts.reduce((first, second) => t("place:health.both", {first, second}))
