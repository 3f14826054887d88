import type {ReactNode} from "react"
import {Strip} from "../footer/strip"
import * as strip from "../footer/strip.module.css"
import {Bilingual} from "./bilingual"
import * as styles from "./plain-layout.module.css"

type PlainLayoutProps = {
  head: ReactNode
  children: ReactNode
}

/** Layout of pages without a language: header, content and what the law wants said, in every language. */
export const PlainLayout = ({head, children}: PlainLayoutProps) => (
  <div className={styles.page}>
    <Bilingual className={styles.headers}>{head}</Bilingual>
    <main id="content" tabIndex={-1}>
      <Bilingual className={styles.blocks}>{children}</Bilingual>
    </main>
    <footer className={`${strip.surface} ${styles.footer}`}>
      <Bilingual className={styles.blocks}>
        <Strip />
      </Bilingual>
    </footer>
  </div>
)
