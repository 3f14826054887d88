import {type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef} from "react"
import {contactEvent, eventAttributes} from "../analytics/attributes"
import {useChat} from "../chat/use-chat"
import {Icon} from "../components/icon/icon"
import {ExternalLink, Link} from "../components/link/link"
import {useWords} from "../i18n/use-words"
import {joined} from "../lib/text/letters"
import {links, type SiteLinks} from "../site/links"
import {useOperator} from "../site/use-operator"
import {useSaved} from "../visitor/store"
import * as styles from "./header.module.css"
import {OtherLanguages} from "./language-switch"
import {Logo} from "./logo"

type NavLinksProps = {list: SiteLinks; className?: string; onClick?: () => void}

const NavLinks = ({list, className, onClick}: NavLinksProps) => {
  const t = useWords()
  return list.map(({to, label}) => (
    <Link
      key={to}
      to={to}
      className={className}
      activeClassName={styles.active}
      partiallyActive={to !== "/"}
      onClick={onClick}
    >
      {t(label)}
    </Link>
  ))
}

/** Every link and language, for screens whose bar has no room for them. It opens without scripts. */
const Menu = ({path}: {path: string}) => {
  const t = useWords()
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => menu.current?.removeAttribute("open")
  useEffect(() => {
    const closeOutside = ({target}: Event) => {
      if (!menu.current?.contains(target as Node)) menu.current?.removeAttribute("open")
    }
    document.addEventListener("pointerdown", closeOutside)
    return () => document.removeEventListener("pointerdown", closeOutside)
  }, [])
  const closeOnEscape = ({key, currentTarget}: KeyboardEvent) => {
    if (key !== "Escape") return
    close()
    currentTarget.querySelector("summary")?.focus()
  }
  const closeOnLeave = ({relatedTarget: next, currentTarget}: FocusEvent) => {
    // A press on the panel's background focuses the router's wrapper, which holds the menu.
    if (next && !currentTarget.contains(next) && !next.contains(currentTarget)) close()
  }
  return (
    <details
      ref={menu}
      className={styles.menu}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
      data-screen-only=""
    >
      <summary className="bare">
        <Icon name="menu" size={28} />
        <Icon name="close" size={28} />
        <span className="visuallyHidden">{t("common:nav.menu")}</span>
      </summary>
      <nav aria-label={t("common:nav.menu")}>
        <NavLinks list={links.navigation} className={`target ${styles.main}`} onClick={close} />
        <NavLinks list={links.more} className="target" onClick={close} />
        <OtherLanguages path={path} className="target" />
      </nav>
    </details>
  )
}

/** Link to the saved trips with their number. A narrow header shows it once there are any. */
const SavedLink = () => {
  const t = useWords()
  const {length: count} = useSaved()
  return (
    <Link
      to="/saved/"
      className={count > 0 ? styles.saved : `${styles.saved} ${styles.noneSaved}`}
      data-screen-only=""
      aria-label={joined([t("common:nav.saved"), count], ": ")}
    >
      <Icon name="saved" size={24} />
      {count > 0 && (
        <span className={`badge ${styles.savedCount}`} data-color="yellow">
          {count}
        </span>
      )}
    </Link>
  )
}

type HeaderProps = {
  path: string
  /** What comes first, after the link to the content. */
  children?: ReactNode
}

/** Logo, navigation, language, saved trips and chat. Paper has what the visitor chose instead. */
export const Header = ({path, children}: HeaderProps) => {
  const t = useWords()
  const {brand} = useOperator()
  const {link, choicesText} = useChat()
  return (
    <header className={styles.header}>
      <a href="#content" className={styles.skip} data-screen-only="">
        {t("common:nav.skip")}
      </a>
      {children}
      <div className={`container ${styles.bar}`}>
        <Link to="/" className={`target ${styles.home}`} aria-label={t("common:nav.logo", {brand})}>
          <Logo brand={brand} />
        </Link>
        <nav className={styles.nav} aria-label={t("common:nav.label")}>
          <NavLinks list={links.navigation} className={`target ${styles.link}`} />
        </nav>
        <OtherLanguages path={path} className={`target ${styles.language}`} />
        <SavedLink />
        <ExternalLink
          className={styles.whatsapp}
          {...link}
          aria-label={t("common:messaging.open")}
          {...eventAttributes(contactEvent("whatsapp", "header"))}
        >
          <Icon name="whatsapp" size={24} />
        </ExternalLink>
        <Menu path={path} />
        <p data-paper-only="">{choicesText}</p>
      </div>
    </header>
  )
}
