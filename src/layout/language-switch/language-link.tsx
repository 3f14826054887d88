import type {AnchorHTMLAttributes} from "react"
import {pressed} from "../../analytics/attributes"
import type {Language} from "../../i18n/languages"
import {localizedPath} from "../../i18n/paths"
import {useLanguage} from "../../i18n/use-language"

type LanguageLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  language: Language
  /** Path of the page that is shown. */
  path: string
}

/**
 * Links to the page in another language. A plain link works before any script; the early script
 * adds query and hash.
 */
export const LanguageLink = ({language, path, ...rest}: LanguageLinkProps) => {
  const current = useLanguage()
  return (
    <a
      href={localizedPath(language, path)}
      hrefLang={language}
      lang={language}
      data-language-switch={language}
      {...pressed(
        language === current
          ? undefined
          : {event: "language_switch", language_from: current, language_to: language},
      )}
      {...rest}
    />
  )
}
