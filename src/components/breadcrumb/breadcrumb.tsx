import {useWords} from "../../i18n/use-words"
import type {Trail} from "../../seo/crumbs"
import {Link} from "../link/link"
import * as styles from "./breadcrumb.module.css"

type BreadcrumbProps = {
  /** Pages above this one, nearest last. */
  trail: Trail
  /** Title of this page. */
  current: string
}

/** Position of the page in the site. */
export const Breadcrumb = ({trail, current}: BreadcrumbProps) => {
  const t = useWords()
  return (
    <nav
      className={`container ${styles.breadcrumb}`}
      aria-label={t("common:breadcrumb.label")}
      data-screen-only=""
    >
      <ol className={`cluster ${styles.list}`}>
        {trail
          .map(crumb => crumb(t))
          .map(({to, label}) => (
            <li key={to} className={styles.item}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        <li className={styles.item} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  )
}
