import {useLocation} from "@reach/router"
import type {AnchorHTMLAttributes, MouseEvent} from "react"
import {eventAttributes} from "../analytics/attributes"
import {type Language, languages, locales, otherLanguages} from "../i18n/languages"
import {localizedPath} from "../i18n/paths"
import {useLanguage, useWords} from "../i18n/use-words"
import {capital} from "../lib/text/letters"
import * as styles from "./language-switch.module.css"

type LanguageLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  language: Language
  /** Path of the page that is shown. */
  path: string
}

/** The address that is shown may have changed since the page was rendered. */
const keepQueryAndHash = ({currentTarget}: MouseEvent<HTMLAnchorElement>) => {
  currentTarget.search = location.search
  currentTarget.hash = location.hash
}

/** For all that opens a link: a key or a click; a middle button or a drag; a menu, also by a key. */
const linkHandlers = {
  onClick: keepQueryAndHash,
  onPointerDown: keepQueryAndHash,
  onContextMenu: keepQueryAndHash,
}

/** Links to the page in another language, by a plain link that works before any script. */
const LanguageLink = ({language, path, ...rest}: LanguageLinkProps) => {
  const current = useLanguage()
  return (
    <a
      href={localizedPath(language, path)}
      hrefLang={language}
      lang={language}
      {...linkHandlers}
      {...eventAttributes(
        language === current
          ? undefined
          : {event: "language_switch", language_from: current, language_to: language},
      )}
      {...rest}
    />
  )
}

export const LanguageSwitch = () => {
  const t = useWords()
  const {pathname} = useLocation()
  const current = useLanguage()
  return (
    <nav className={styles.languages} aria-label={t("common:footer.language")}>
      {languages.map(language => (
        <LanguageLink
          key={language}
          language={language}
          path={pathname}
          className={`target ${styles.language}`}
          aria-current={language === current || undefined}
          aria-label={`${capital(language)}, ${locales[language].name}`}
        >
          {capital(language)}
        </LanguageLink>
      ))}
    </nav>
  )
}

export const OtherLanguages = ({path, className}: Omit<LanguageLinkProps, "language">) =>
  otherLanguages(useLanguage()).map(language => (
    <LanguageLink key={language} language={language} path={path} className={className}>
      {locales[language].name}
    </LanguageLink>
  ))
