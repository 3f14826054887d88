import {graphql} from "gatsby"
import {Fragment} from "react"
import {Icon, type IconName} from "../components/icon/icon"
import {Link} from "../components/link/link"
import * as styles from "./fact-list.module.css"

export const fragment = graphql`
  fragment TripFacts on Experience {
    factRows(language: $language) {
      name
      label
      icon
      lines
      paths
      at
    }
  }
`

/** Facts whose lines are sentences. */
const wide = ["cancelling", "closedStarts", "conditions", "effort", "nights"]

type FactListProps = {facts: Queries.TripFactsFragment["factRows"]; className?: string}

/** Facts as terms and descriptions; places lead to their pages. */
export const FactList = ({facts, className = styles.rows}: FactListProps) =>
  facts.length > 0 && (
    <dl className={`facts grid ${styles.list} ${className}`} data-facts="">
      {facts.map(({name, label, icon, lines, paths}) => (
        <div
          key={name}
          data-fact={name}
          data-wide={wide.includes(name) || lines.length > 2 || undefined}
        >
          <dt>
            {icon && <Icon name={icon as IconName} size={18} />}
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
