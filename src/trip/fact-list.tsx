import {graphql} from "gatsby"
import {Fragment} from "react"
import {Icon} from "../components/icon/icon"
import {Link} from "../components/link/link"
import {Section} from "../components/section/section"
import * as styles from "./fact-list.module.css"

export const fragment = graphql`
  fragment TripFacts on Experience {
    factRows(language: $language) {
      name
      label
      icon
      lines
      paths
    }
  }
`

type Facts = Queries.TripFactsFragment["factRows"]

/** Characters that fill three lines of a phone's column: what is longer takes the row. */
const mostInColumn = 60

const isLong = (lines: readonly string[]) => lines.join().length > mostInColumn

/** Facts as terms and descriptions; places lead to their pages. */
const FactList = ({facts, className}: {facts: Facts; className: string | undefined}) =>
  facts.length > 0 && (
    <dl className={`facts ${className}`} data-facts="">
      {facts.map(({name, label, icon, lines, paths}) => (
        <div key={name} data-fact={name} data-wide={isLong(lines) || undefined}>
          <dt className={styles.label}>
            <Icon name={icon} size={18} />
            <span>{label}</span>
          </dt>
          <dd>
            {lines.map((line, index) => {
              const path = paths?.[index]
              return path ? (
                <Fragment key={line}>
                  {index > 0 && <span>, </span>}
                  <Link to={path}>{line}</Link>
                </Fragment>
              ) : (
                <span key={line} className={styles.line}>
                  {/* The space is for paper and for readers that run lines on. */}
                  {(index > 0 ? " " : "") + line}
                </span>
              )
            })}
          </dd>
        </div>
      ))}
    </dl>
  )

/** The facts that stand above Book. */
const leading: readonly Queries.FactName[] = ["price", "duration"]

export const LeadFacts = ({factRows}: Queries.TripFactsFragment) => (
  <FactList facts={factRows.filter(({name}) => leading.includes(name))} className={styles.lead} />
)

/** What else is known of a trip, in one list. Closures, which follow the season, stand with the months. */
export const TripFacts = ({factRows}: Queries.TripFactsFragment) => {
  const facts = factRows
    .filter(({name}) => !leading.includes(name))
    .map(fact => (fact.name === "season" ? {...fact, lines: fact.lines.slice(0, 1)} : fact))
  if (facts.length === 0) return null
  return (
    <Section isTight>
      <FactList facts={facts} className={styles.list} />
    </Section>
  )
}
