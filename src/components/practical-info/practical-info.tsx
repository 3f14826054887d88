import {graphql} from "gatsby"
import {useWords} from "../../i18n/use-words"
import {Paragraph} from "../rich-text/rich-text"
import {HealthFacts} from "./health"
import * as styles from "./practical-info.module.css"
import {Details, joinAll, PlaceNotes, Topic} from "./topic"

export const fragment = graphql`
  fragment RegionHealth on Region {
    name(language: $language)
    health {
      yellowFever
      travelClinic
      note(language: $language)
    }
  }

  fragment PracticalInfo on Region {
    ...RegionHealth
    slug
    money(language: $language)
    signal(language: $language)
    rules {
      title(language: $language)
      description(language: $language)
    }
    advice {
      area(language: $language)
      places(language: $language)
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

type PracticalInfoProps = {
  regions: readonly Queries.PracticalInfoFragment[]
  /** Regions whose advice on health holds; by default all. */
  healthRegions?: readonly Queries.RegionHealthFragment[]
  fees: readonly Queries.PaidFeeFragment[]
  packingList: readonly Queries.PackingGroupFragment[]
  /** True on a trip's page, whose closures stand with its months: what is long is collapsed. */
  isOfTrip?: boolean
}

/** What a trip's places ask for; what they share is said once. */
export const PracticalInfo = (props: PracticalInfoProps) => {
  const {regions, healthRegions = regions, fees, packingList, isOfTrip = false} = props
  const t = useWords()
  const notesOf = (field: "money" | "signal") =>
    regions.some(region => region[field]) && (
      <PlaceNotes notes={regions.map(region => [region.name, region[field]])} />
    )
  const advised = regions.flatMap(({advice}) => advice ?? [])
  const areas = advised.map(({area}) => area)
  const places = advised.map(advice => advice.places)
  const rules = regions.flatMap(region => region.rules ?? [])
  return (
    <div className={styles.topics}>
      <HealthFacts regions={healthRegions} />
      <Topic title={t("place:fees")} isCollapsed={isOfTrip}>
        {fees.length > 0 && (
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
        )}
      </Topic>
      <Topic title={t("place:advice")} isCollapsed={isOfTrip}>
        {advised.length > 0 && (
          <Paragraph
            text={t("place:adviceNote", {areas: joinAll(t, areas), places: joinAll(t, places)})}
          />
        )}
      </Topic>
      {!isOfTrip &&
        regions.map(
          ({closures}) =>
            closures && (
              <Topic key={closures.title} title={closures.title}>
                <ul className="list">
                  {closures.periods.map(({label}) => (
                    <li key={label}>{label}</li>
                  ))}
                </ul>
                <Paragraph text={closures.note} />
              </Topic>
            ),
        )}
      <Topic title={t("place:notes.money")} isCollapsed={isOfTrip}>
        {notesOf("money")}
      </Topic>
      <Topic title={t("place:notes.signal")} isCollapsed={isOfTrip}>
        {notesOf("signal")}
      </Topic>
      <Topic title={t("place:rules")} isCollapsed={isOfTrip}>
        {rules.length > 0 && <Details details={rules} />}
      </Topic>
      <Topic title={t("place:packing")} isCollapsed={isOfTrip} anchor="packing">
        {packingList.length > 0 && (
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
        )}
      </Topic>
    </div>
  )
}
