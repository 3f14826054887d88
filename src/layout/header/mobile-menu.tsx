import {useRef} from "react"
import {Icon} from "../../components/icon/icon"
import {Link} from "../../components/link/link"
import {useWords} from "../../i18n/use-words"
import {links} from "../../site/links"
import {OtherLanguages} from "../language-switch/other-languages"
import * as styles from "./mobile-menu.module.css"
import {useLightDismiss} from "./use-light-dismiss"

/**
 * Navigation and language on narrow screens: a disclosure that works without JavaScript.
 *
 * @param path - path of the page that is shown
 */
export const MobileMenu = ({path}: {path: string}) => {
  const t = useWords()
  const menu = useRef<HTMLDetailsElement>(null)
  useLightDismiss(menu)
  return (
    <details ref={menu} className={styles.menu}>
      <summary>
        <Icon name="menu" size={28} />
        <Icon name="close" size={28} />
        <span className="visuallyHidden">{t("common:nav.menu")}</span>
      </summary>
      <nav aria-label={t("common:nav.menu")}>
        {links.navigation.map(({to, label}) => (
          <Link
            key={to}
            to={to}
            className={styles.link}
            activeClassName={styles.active}
            partiallyActive={to !== "/"}
          >
            {t(label)}
          </Link>
        ))}
        <OtherLanguages path={path} />
      </nav>
    </details>
  )
}
