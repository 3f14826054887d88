import type {ReactNode} from "react"
import {useTranslation} from "react-i18next"
import {type Language, languages} from "../../i18n/languages"
import {locales} from "../../i18n/locales"
import type {Words} from "../../i18n/use-words"
import * as styles from "./bilingual.module.css"

type BilingualProps = {
  /** Renders the block of one language. */
  children: (t: Words, language: Language) => ReactNode
}

/**
 * The same block in every language, for pages whose address may have none. If it has one, the early
 * script marks the document and the head hides the other blocks (src/seo/shared-head.tsx).
 */
export const Bilingual = ({children}: BilingualProps) => {
  const {i18n} = useTranslation()
  return (
    <div className={styles.blocks}>
      {languages.map(language => (
        <div
          key={language}
          lang={language}
          dir={locales[language].direction}
          className={styles.block}
          data-block=""
        >
          {children(i18n.getFixedT(language), language)}
        </div>
      ))}
    </div>
  )
}
