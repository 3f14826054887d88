import {useRef} from "react"
import {Icon} from "../../components/icon/icon"
import {Link} from "../../components/link/link"
import {useWords} from "../../i18n/use-words"
import {links, type SiteLinks} from "../../site/links"
import {OtherLanguages} from "../language-switch/language-switch"
import * as styles from "./menu.module.css"
import {useLightDismiss} from "./use-light-dismiss"

/**
 * Links that the bar has no room for; on narrow screens navigation and language, too. A disclosure
 * that works without JavaScript.
 */
export const Menu = ({path}: {path: string}) => {
  const t = useWords()
  const menu = useRef<HTMLDetailsElement>(null)
  useLightDismiss(menu)
  const listed = (list: SiteLinks, className: string | undefined) =>
    list.map(({to, label}) => (
      <Link
        key={to}
        to={to}
        className={className}
        activeClassName={styles.active}
        partiallyActive={to !== "/"}
      >
        {t(label)}
      </Link>
    ))
  return (
    <details ref={menu} className={styles.menu} data-screen-only="">
      <summary>
        <Icon name="menu" size={28} />
        <Icon name="close" size={28} />
        <span className={`visuallyHidden ${styles.menuWord}`}>{t("common:nav.menu")}</span>
        <span className={styles.moreWord}>{t("common:nav.more")}</span>
        <Icon name="chevron" size={20} />
      </summary>
      <nav aria-label={t("common:nav.menu")}>
        {listed(links.navigation, `${styles.link} ${styles.main}`)}
        {listed(links.more, styles.link)}
        <OtherLanguages path={path} className={styles.language} />
      </nav>
    </details>
  )
}
