import {languageNames, otherLanguage} from "../../i18n/languages"
import {useLanguage} from "../../i18n/use-language"
import {LanguageLink} from "./language-link"

type OtherLanguageProps = {
  /** Path of the page that is shown. */
  path: string
  className?: string
}

/** The page that is shown in the other language, under the name that this language calls itself. */
export const OtherLanguage = ({path, className}: OtherLanguageProps) => {
  const language = otherLanguage(useLanguage())
  return (
    <LanguageLink language={language} path={path} className={className}>
      {languageNames[language]}
    </LanguageLink>
  )
}
