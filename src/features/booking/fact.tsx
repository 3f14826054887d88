import {graphql} from "gatsby"
import {Fragment} from "react"
import {Icon, type IconName} from "../../components/icon/icon"
import {Link} from "../../components/link/link"
import * as styles from "./fact.module.css"

export const fragment = graphql`
  fragment TripFacts on Experience {
    slug
    code
    factRows(language: $language) {
      name
      label
      icon
      lines
      paths
      at
    }
    openFacts(language: $language) {
      rows
      chatText
    }
  }
`

type FactProps = Queries.TripFactsFragment["factRows"][number]

/** A fact as term and description; places lead to their pages. */
export const Fact = ({label, icon, lines, paths}: FactProps) => (
  <>
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
            {line}
          </span>
        )
      })}
    </dd>
  </>
)
