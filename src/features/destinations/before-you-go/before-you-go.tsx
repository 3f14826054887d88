import {graphql} from "gatsby"
import {Link} from "../../../components/link/link"
import {RichText} from "../../../components/rich-text/rich-text"
import {Section} from "../../../components/section/section"
import {useWords} from "../../../i18n/use-words"
import * as styles from "./before-you-go.module.css"
import {Health} from "./health"
import {Packing} from "./packing"
import {PlaceNotes, Topic} from "./topic"

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
    fees {
      name(language: $language)
      amountText(language: $language)
      note(language: $language)
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

type Region = Queries.BeforeYouGoFragment

type BeforeYouGoProps = {
  /** The page's regions; what they share is said once. */
  regions: readonly Region[]
  packingList: readonly Queries.PackingGroupFragment[]
  /** True if the page is not the region's own; its name is then a link. */
  hasLinks?: boolean
}

const Rules = ({regions}: {regions: readonly Region[]}) => {
  const t = useWords()
  const rules = regions.flatMap(region => region.rules ?? [])
  if (rules.length === 0) return null
  return (
    <Topic title={t("place:rules")} isFolded={regions.length > 1}>
      <dl className={styles.rules}>
        {rules.map(({title, description}) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <RichText text={description} />
            </dd>
          </div>
        ))}
      </dl>
    </Topic>
  )
}

const Fees = ({regions}: {regions: readonly Region[]}) => {
  const t = useWords()
  const fees = regions.flatMap(region => region.fees ?? [])
  if (fees.length === 0) return null
  return (
    <Topic title={t("place:fees")}>
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

type ClosuresProps = {regions: readonly Region[]; isFolded: boolean}

const Closures = ({regions, isFolded}: ClosuresProps) =>
  regions.map(
    ({slug, closures}) =>
      closures && (
        <Topic key={slug} title={closures.title} isFolded={isFolded}>
          <ul className={styles.items}>
            {closures.periods.map(({label}) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
          <p>
            <RichText text={closures.note} />
          </p>
        </Topic>
      ),
  )

const Advice = ({regions}: {regions: readonly Region[]}) => {
  const t = useWords()
  return regions.map(
    ({slug, advice}) =>
      advice && (
        <Topic key={slug} title={t("place:advice")}>
          <p>
            <RichText text={advice.note} />
          </p>
        </Topic>
      ),
  )
}

/**
 * Practical information for a trip's places: health, closures, fees, money, signal, rules, packing.
 * What places share is said once; long topics of several places are collapsed.
 */
export const BeforeYouGo = ({regions, packingList, hasLinks = false}: BeforeYouGoProps) => {
  const t = useWords()
  const notes = (field: "money" | "signal") =>
    regions.map(region => ({name: region.name, text: region[field]}))
  // A trip's page has more to tell than its places; what decides stands with its facts.
  const isFolded = hasLinks || regions.length > 1
  return (
    <Section title={t("place:before.title")} anchor="before">
      <div className={styles.topics}>
        <Health regions={regions} />
        <Advice regions={regions} />
        <Closures regions={regions} isFolded={hasLinks} />
        <Fees regions={regions} />
        {(["money", "signal"] as const).map(
          field =>
            regions.some(region => region[field]) && (
              <Topic key={field} title={t(`place:notes.${field}`)} isFolded={isFolded}>
                <PlaceNotes notes={notes(field)} />
              </Topic>
            ),
        )}
        <Rules regions={regions} />
        <Packing groups={packingList} isFolded={isFolded} />
      </div>
      {hasLinks && (
        <ul className={styles.links}>
          {regions.map(({slug, name}) => (
            <li key={slug}>
              <Link to={`/destinations/${slug}/`}>{t("place:before.about", {region: name})}</Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
