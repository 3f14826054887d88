import {otherLanguages} from "../../i18n/languages"
import {locales} from "../../i18n/locales"
import {useLanguage} from "../../i18n/use-language"
import {LanguageLink} from "./language-link"

type OtherLanguagesProps = {
  /** Path of the page that is shown. */
  path: string
  className?: string
}

/** Links to the page in each other language, under that language's own name. */
export const OtherLanguages = ({path, className}: OtherLanguagesProps) => (
  <>
    {otherLanguages(useLanguage()).map(language => (
      <LanguageLink key={language} language={language} path={path} className={className}>
        {locales[language].name}
      </LanguageLink>
    ))}
  </>
)
