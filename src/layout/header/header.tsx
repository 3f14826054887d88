import type {ComponentType, ReactNode} from "react"
import {contact, pressed} from "../../analytics/attributes"
import {type ChatAbout, usePageChat, useToldOnPaper} from "../../chat/use-chat"
import {Icon} from "../../components/icon/icon"
import {ExternalLink} from "../../components/link/external-link"
import {Link} from "../../components/link/link"
import {useWords} from "../../i18n/use-words"
import {links} from "../../site/links"
import {useOperator} from "../../site/use-operator"
import {OtherLanguages} from "../language-switch/language-switch"
import * as styles from "./header.module.css"
import {Logo} from "./logo"
import {Menu} from "./menu"
import * as skip from "./skip-link.module.css"

type HeaderProps = {path: string; SavedLink: ComponentType; chat?: ChatAbout; children?: ReactNode}

/**
 * Logo, navigation, language and WhatsApp button; further links are in a menu, with navigation and
 * language on narrow screens. Paper has what the visitor chose instead.
 *
 * @param SavedLink - the way to the saved trips, which stands beside the logo
 * @param children - what comes first, after the link to the content
 */
export const Header = ({path, SavedLink, chat, children}: HeaderProps) => {
  const t = useWords()
  const {brand} = useOperator()
  return (
    <header className={styles.header}>
      <a href="#content" className={skip.skip} data-screen-only="">
        {t("common:nav.skip")}
      </a>
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
          {...usePageChat(chat)}
          aria-label={t("common:messaging.open")}
          {...pressed(contact("whatsapp", "header"))}
        >
          <Icon name="whatsapp" size={24} />
          <span className={styles.whatsappWord}>{t("common:messaging.short")}</span>
        </ExternalLink>
        <Menu path={path} />
        <p data-paper-only="">{useToldOnPaper(chat)}</p>
      </div>
    </header>
  )
}
