import type {ReactNode} from "react"
import {useIdentity} from "../../site/use-identity"
import {Strip} from "../footer/strip"
import {Logo} from "../header/logo"
import {Bilingual} from "./bilingual"
import * as styles from "./plain-layout.module.css"

/** Layout of pages without a language: the logo, and what the law wants said, in every language. */
export const PlainLayout = ({children}: {children: ReactNode}) => {
  const {brand} = useIdentity()
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <a href="/" className={styles.home}>
          <Logo brand={brand} />
        </a>
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.footer}>
        <div className={styles.bands} />
        <Bilingual>{(t, language) => <Strip t={t} language={language} />}</Bilingual>
      </footer>
    </div>
  )
}
