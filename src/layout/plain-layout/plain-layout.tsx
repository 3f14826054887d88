import type {ReactNode} from "react"
import {useIdentity} from "../../site/use-identity"
import {Logo} from "../header/logo"
import * as styles from "./plain-layout.module.css"

/** Layout of pages without a language: the logo, and nothing to translate. */
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
      <div className={styles.bands} />
    </div>
  )
}
