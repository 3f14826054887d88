import {languages} from "../../i18n/languages"
import {locales} from "../../i18n/locales"
import {useLanguage} from "../../i18n/use-language"
import {useWords} from "../../i18n/use-words"
import {capital} from "../../lib/text/capital"
import {LanguageLink} from "./language-link"
import * as styles from "./language-switch.module.css"

/** En/Es: links to the page in every language. */
export const LanguageSwitch = ({path}: {path: string}) => {
  const t = useWords()
  const current = useLanguage()
  return (
    <nav className={styles.languages} aria-label={t("common:footer.language")}>
      {languages.map(language => (
        <LanguageLink
          key={language}
          language={language}
          path={path}
          className={styles.language}
          aria-current={language === current ? "true" : undefined}
          aria-label={`${capital(language)}, ${locales[language].name}`}
        >
          {capital(language)}
        </LanguageLink>
      ))}
    </nav>
  )
}
