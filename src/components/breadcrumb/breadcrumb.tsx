import {useLocation} from "@reach/router"
import {useWords} from "../../i18n/use-words"
import {crumbsOf} from "../../seo/crumbs"
import {Link} from "../link/link"
import * as styles from "./breadcrumb.module.css"

export const Breadcrumb = ({title}: {title: string}) => {
  const t = useWords()
  const crumbs = crumbsOf(useLocation().pathname, title, t)
  return (
    <nav className={`container ${styles.breadcrumb}`} aria-label={t("common:breadcrumb.label")}>
      <ol className="cluster">
        {crumbs.slice(0, -1).map(({to, label}) => (
          <li key={to} className={styles.item}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li className={styles.item} aria-current="page">
          {crumbs.at(-1)?.label}
        </li>
      </ol>
    </nav>
  )
}
