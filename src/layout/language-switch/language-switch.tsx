import {pressed} from "../../analytics/attributes"
import {languageNames, languages} from "../../i18n/languages"
import {localizedPath} from "../../i18n/paths"
import {useLanguage} from "../../i18n/use-language"
import {useWords} from "../../i18n/use-words"
import * as styles from "./language-switch.module.css"

/**
 * En/Es: the same page in the other language. Plain links, so that the switch works before any
 * script; the early script keeps query and hash.
 *
 * @param path - path of the page that is shown
 */
export const LanguageSwitch = ({path}: {path: string}) => {
  const t = useWords()
  const current = useLanguage()
  return (
    <nav className={styles.languages} aria-label={t("common:footer.language")}>
      {languages.map(language => (
        <a
          key={language}
          href={localizedPath(language, path)}
          hrefLang={language}
          lang={language}
          className={styles.language}
          aria-current={language === current ? "true" : undefined}
          aria-label={`${language === "en" ? "En" : "Es"}, ${languageNames[language]}`}
          data-language-switch={language}
          {...pressed(
            language === current
              ? undefined
              : {event: "language_switch", language_from: current, language_to: language},
          )}
        >
          {language === "en" ? "En" : "Es"}
        </a>
      ))}
    </nav>
  )
}
