import type {ReactNode} from "react"
import {I18nextProvider, useTranslation} from "react-i18next"
import {languages} from "../../i18n/languages"
import {locales} from "../../i18n/locales"

type BilingualProps = {
  /** Rendered once a language: words, links and chats in it speak that language. */
  children: ReactNode
  className?: string
}

/**
 * The same block in every language, for pages whose address may have none. If it has one, the early
 * script marks the document and the head hides the other blocks (src/seo/shared-head.tsx).
 */
export const Bilingual = ({children, className}: BilingualProps) => {
  const {i18n} = useTranslation()
  return (
    <div className={className}>
      {languages.map(language => (
        <I18nextProvider key={language} i18n={i18n.cloneInstance({lng: language}) as typeof i18n}>
          <div lang={language} dir={locales[language].direction} data-block="">
            {children}
          </div>
        </I18nextProvider>
      ))}
    </div>
  )
}
