import type {ReactNode} from "react"
import {contact, pressed} from "../../analytics/attributes"
import {Icon} from "../../components/icon/icon"
import {ExternalLink} from "../../components/link/external-link"
import {Link} from "../../components/link/link"
import {useWords} from "../../i18n/use-words"
import {useWelcome} from "../../planner/use-chat"
import {useTellParty} from "../../planner/use-tell-party"
import {links} from "../../site/links"
import {useIdentity} from "../../site/use-identity"
import {OtherLanguages} from "../language-switch/other-languages"
import * as styles from "./header.module.css"
import {Logo} from "./logo"
import {MobileMenu} from "./mobile-menu"
import {SavedLink} from "./saved-link"

/**
 * Logo, navigation, language and WhatsApp button; on narrow screens navigation and language form a
 * menu. Children come first.
 *
 * @param path - path of the page that is shown
 */
export const Header = ({path, children}: {path: string; children: ReactNode}) => {
  const t = useWords()
  const {brand} = useIdentity()
  useTellParty()
  return (
    <header className={styles.header}>
      {children}
      <div className={styles.bar}>
        <Link to="/" className={styles.home} aria-label={t("common:nav.logo", {brand})}>
          <Logo brand={brand} />
        </Link>
        <SavedLink />
        <nav className={styles.nav} aria-label={t("common:nav.label")}>
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
        </nav>
        <OtherLanguages path={path} className={styles.language} />
        <ExternalLink
          className={styles.whatsapp}
          {...useWelcome()}
          aria-label={t("common:messaging.open")}
          {...pressed(contact("whatsapp", "header"))}
        >
          <Icon name="whatsapp" size={24} />
          <span className={styles.whatsappWord}>{t("common:messaging.short")}</span>
        </ExternalLink>
        <MobileMenu path={path} />
      </div>
    </header>
  )
}
