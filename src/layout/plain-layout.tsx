import type {ReactNode} from "react"
import {I18nextProvider, useTranslation} from "react-i18next"
import {languages} from "../i18n/languages"
import {PlainFooter} from "./footer"
import {LegalNotice} from "./legal-notice"
import * as styles from "./plain-layout.module.css"

type BilingualProps = {
  /** Rendered once a language: words, links and chats in it speak that language. */
  children: ReactNode
  className?: string
}

/**
 * The same block in every language, for pages whose address may have none. If it has one, the inline
 * script marks the document and the head hides the other blocks (src/seo/shared-head.tsx).
 */
export const Bilingual = ({children, className}: BilingualProps) => {
  const {i18n} = useTranslation()
  return (
    <div className={className}>
      {languages.map(language => (
        <I18nextProvider key={language} i18n={i18n.cloneInstance({lng: language}) as typeof i18n}>
          <div lang={language} className="stack" data-block="">
            {children}
          </div>
        </I18nextProvider>
      ))}
    </div>
  )
}

/** Layout of pages without a language: header, content and what the law wants said, in every language. */
export const PlainLayout = ({head, children}: {head?: ReactNode; children: ReactNode}) => (
  <div className={styles.page}>
    {head && <Bilingual className={styles.headers}>{head}</Bilingual>}
    <main id="content" tabIndex={-1}>
      <Bilingual className={`container grid ${styles.blocks}`}>{children}</Bilingual>
    </main>
    <PlainFooter>
      <Bilingual className={`container grid ${styles.blocks} ${styles.notices}`}>
        <LegalNotice />
      </Bilingual>
    </PlainFooter>
  </div>
)
