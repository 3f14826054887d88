import {languageNames, languages} from "../../i18n/languages"
import {useLanguage} from "../../i18n/use-language"
import {useWords} from "../../i18n/use-words"
import {LanguageLink} from "./language-link"
import * as styles from "./language-switch.module.css"

/**
 * En/Es: the page that is shown, in either language.
 *
 * @param path - path of the page that is shown
 */
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
          aria-label={`${language === "en" ? "En" : "Es"}, ${languageNames[language]}`}
        >
          {language === "en" ? "En" : "Es"}
        </LanguageLink>
      ))}
    </nav>
  )
}
