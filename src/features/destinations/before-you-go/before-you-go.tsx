import {graphql} from "gatsby"
import type {ReactNode} from "react"
import {Paragraph} from "../../../components/rich-text/rich-text"
import {Section} from "../../../components/section/section"
import {useWords} from "../../../i18n/use-words"
import * as styles from "./before-you-go.module.css"
import {Health} from "./health"
import {Packing} from "./packing"
import {Details, PlaceNotes, Topic} from "./topic"

export const fragment = graphql`
  fragment BeforeYouGo on Region {
    slug
    name(language: $language)
    health {
      yellowFever
      travelClinic
      note(language: $language)
    }
    money(language: $language)
    signal(language: $language)
    rules {
      title(language: $language)
      description(language: $language)
    }
    advice {
      note(language: $language)
    }
    closures {
      title(language: $language)
      note(language: $language)
      periods {
        label(language: $language)
      }
    }
  }
`

export const fees = graphql`
  fragment PaidFee on Fee {
    name(language: $language)
    amountText(language: $language)
    note(language: $language)
  }
`

type Region = Queries.BeforeYouGoFragment

type BeforeYouGoProps = {
  /** The page's regions; what they share is said once. */
  regions: readonly Region[]
  /** What is paid on the spot. */
  fees: readonly Queries.PaidFeeFragment[]
  packingList: readonly Queries.PackingGroupFragment[]
  /** True on a trip's page, which has more to tell than its places; what decides stands with its facts. */
  isOfTrip?: boolean
  /** Topics of the page's own, after the others. */
  children?: ReactNode
}

type FoldedProps = {regions: readonly Region[]; isFolded: boolean}

const Rules = ({regions, isFolded}: FoldedProps) => {
  const t = useWords()
  const rules = regions.flatMap(region => region.rules ?? [])
  if (rules.length === 0) return null
  return (
    <Topic title={t("place:rules")} isFolded={isFolded}>
      <Details details={rules} />
    </Topic>
  )
}

const Fees = ({fees, isFolded}: Pick<BeforeYouGoProps, "fees"> & {isFolded: boolean}) => {
  const t = useWords()
  if (fees.length === 0) return null
  return (
    <Topic title={t("place:fees")} isFolded={isFolded}>
      <dl className={styles.notes}>
        {fees.map(({name, amountText, note}) => (
          <div key={name}>
            <dt>
              <span>{name}</span>
              {amountText && <span className={styles.amount}>{amountText}</span>}
            </dt>
            {note && <dd>{note}</dd>}
          </div>
        ))}
      </dl>
    </Topic>
  )
}

const Closures = ({regions, isFolded}: FoldedProps) =>
  regions.map(
    ({slug, closures}) =>
      closures && (
        <Topic key={slug} title={closures.title} isFolded={isFolded}>
          <ul className={styles.items}>
            {closures.periods.map(({label}) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
          <Paragraph text={closures.note} />
        </Topic>
      ),
  )

const Advice = ({regions, isFolded}: FoldedProps) => {
  const t = useWords()
  return regions.map(
    ({slug, advice}) =>
      advice && (
        <Topic key={slug} title={t("place:advice")} isFolded={isFolded}>
          <Paragraph text={advice.note} className={styles.links} />
        </Topic>
      ),
  )
}

/**
 * Practical information for a trip's places: health, closures, fees, money, signal, rules, packing.
 * What places share is said once; long topics of several places are collapsed.
 */
export const BeforeYouGo = (props: BeforeYouGoProps) => {
  const {regions, fees, packingList, isOfTrip = false, children} = props
  const t = useWords()
  const notes = (field: "money" | "signal") =>
    regions.map(region => ({name: region.name, text: region[field]}))
  const isFolded = isOfTrip || regions.length > 1
  return (
    <Section title={t("place:before.title")} anchor="before">
      <div className={styles.topics}>
        <Health regions={regions} />
        <Fees fees={fees} isFolded={regions.length > 1} />
        <Advice regions={regions} isFolded={isOfTrip} />
        <Closures regions={regions} isFolded={isOfTrip} />
        {(["money", "signal"] as const).map(
          field =>
            regions.some(region => region[field]) && (
              <Topic key={field} title={t(`place:notes.${field}`)} isFolded={isFolded}>
                <PlaceNotes notes={notes(field)} />
              </Topic>
            ),
        )}
        <Rules regions={regions} isFolded={isFolded} />
        <Packing groups={packingList} isFolded={isFolded} />
        {children}
      </div>
    </Section>
  )
}
