import {graphql} from "gatsby"
import {Paragraph} from "../components/rich-text/rich-text"
import {Section} from "../components/section/section"
import {useWords} from "../i18n/use-words"
import * as styles from "./before-you-go.module.css"
import {Health} from "./health"
import {Details, PlaceNotes, Topic} from "./topic"

export const fragment = graphql`
  fragment RegionHealth on Region {
    name(language: $language)
    health {
      yellowFever
      travelClinic
      note(language: $language)
    }
  }

  fragment BeforeYouGo on Region {
    ...RegionHealth
    slug
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

  fragment PaidFee on Fee {
    name(language: $language)
    amountText(language: $language)
    note(language: $language)
  }

  fragment PackingGroup on PackingGroup {
    key
    name(language: $language)
    items {
      key
      name(language: $language)
    }
  }
`

type BeforeYouGoProps = {
  /** The page's regions; what they share is said once. */
  regions: readonly Queries.BeforeYouGoFragment[]
  /** Those whose advice on health holds; by default all. */
  healthRegions?: readonly Queries.RegionHealthFragment[]
  /** What is paid on the spot. */
  fees: readonly Queries.PaidFeeFragment[]
  packingList: readonly Queries.PackingGroupFragment[]
  /** True within a trip's own fold; its closures stand with its months. */
  isOfTrip?: boolean
}

/**
 * Practical information for a trip's places: health, closures, fees, money, signal, rules, packing.
 * What places share is said once; long topics of several places are collapsed.
 */
export const BeforeYouGo = (props: BeforeYouGoProps) => {
  const {regions, healthRegions = regions, fees, packingList, isOfTrip = false} = props
  const t = useWords()
  const isFolded = isOfTrip || regions.length > 1
  const advised = regions.flatMap(({name, advice}) => (advice ? [{name, text: advice.note}] : []))
  const rules = regions.flatMap(region => region.rules ?? [])
  const topics = (
    <div className={styles.topics}>
      <Health regions={healthRegions} />
      {fees.length > 0 && (
        <Topic title={t("place:fees")} isFolded={regions.length > 1}>
          <dl className={`stack ${styles.notes}`}>
            {fees.map(({name, amountText, note}) => (
              <div key={name}>
                <dt>
                  <span>{name}</span>{" "}
                  {amountText && <span className={styles.amount}>{amountText}</span>}
                </dt>
                {note && <dd>{note}</dd>}
              </div>
            ))}
          </dl>
        </Topic>
      )}
      {advised.length > 0 && (
        <Topic title={t("place:advice")} isFolded={isOfTrip}>
          <div className={styles.links}>
            <PlaceNotes notes={advised} />
          </div>
        </Topic>
      )}
      {regions.map(
        ({slug, closures}) =>
          closures &&
          !isOfTrip && (
            <Topic key={slug} title={closures.title}>
              <ul className="list">
                {closures.periods.map(({label}) => (
                  <li key={label}>{label}</li>
                ))}
              </ul>
              <Paragraph text={closures.note} />
            </Topic>
          ),
      )}
      {(["money", "signal"] as const).map(
        field =>
          regions.some(region => region[field]) && (
            <Topic key={field} title={t(`place:notes.${field}`)} isFolded={isFolded}>
              <PlaceNotes notes={regions.map(({name, [field]: text}) => ({name, text}))} />
            </Topic>
          ),
      )}
      {rules.length > 0 && (
        <Topic title={t("place:rules")} isFolded={isFolded}>
          <Details details={rules} />
        </Topic>
      )}
      {packingList.length > 0 && (
        <Topic title={t("place:packing")} isFolded={isFolded} anchor="packing">
          <div className={styles.packing}>
            {packingList.map(({key, name, items}) => (
              <div key={key}>
                <h4>{name}</h4>
                <ul className="list">
                  {items.map(item => (
                    <li key={item.key}>{item.name}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </Topic>
      )}
    </div>
  )
  return isOfTrip ? (
    topics
  ) : (
    <Section title={t("place:before.title")} anchor="before">
      {topics}
    </Section>
  )
}
