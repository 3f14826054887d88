import {type KeyboardEvent, useRef} from "react"
import {Icon} from "../../components/icon/icon"
import {Link} from "../../components/link/link"
import {useWords} from "../../i18n/use-words"
import * as styles from "./header.module.css"
import {navigation} from "./navigation"

/**
 * The navigation on narrow screens: a disclosure that opens without JavaScript. Escape closes it
 * and gives the focus back.
 */
export const MobileMenu = () => {
  const t = useWords()
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => menu.current?.removeAttribute("open")
  const onKeyDown = ({key}: KeyboardEvent) => {
    if (key !== "Escape" || !menu.current?.open) return
    close()
    menu.current.querySelector("summary")?.focus()
  }
  return (
    <details ref={menu} className={styles.menu} onKeyDown={onKeyDown}>
      <summary className={styles.menuButton}>
        <Icon name="menu" size={28} />
        <span className="visuallyHidden">{t("common:nav.menu")}</span>
      </summary>
      <nav className={styles.panel} aria-label={t("common:nav.menu")}>
        {navigation.map(({to, label, partiallyActive}) => (
          <Link
            key={to}
            to={to}
            className={styles.panelLink}
            activeClassName={styles.active}
            partiallyActive={partiallyActive}
            onClick={close}
          >
            {t(label)}
          </Link>
        ))}
      </nav>
    </details>
  )
}
