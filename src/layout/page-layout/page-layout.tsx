import type {ReactNode} from "react"
import {useWords} from "../../i18n/use-words"
import {Contact} from "../contact/contact"
import {CookieBanner} from "../cookie-banner/cookie-banner"
import {Footer} from "../footer/footer"
import {Header} from "../header/header"
import {NetworkNotice} from "../network-notice/network-notice"
import * as styles from "./page-layout.module.css"

type PageLayoutProps = {
  /** Path of the page that is shown. */
  path: string
  /** False on pages that are read, not shopped: the legal texts. */
  hasContact?: boolean
  children: ReactNode
}

/** What every page has round its own sections. */
export const PageLayout = ({path, hasContact = true, children}: PageLayoutProps) => {
  const t = useWords()
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t("common:nav.skip")}
      </a>
      {/* Early in the order of Tab: it stands over the page. */}
      <CookieBanner />
      <Header />
      <NetworkNotice />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
        {hasContact && <Contact />}
      </main>
      <Footer path={path} />
    </>
  )
}
