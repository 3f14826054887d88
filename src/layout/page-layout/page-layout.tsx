import type {CSSProperties, ReactNode} from "react"
import {Part} from "../../components/boundary/part"
import {useWords} from "../../i18n/use-words"
import type {ChatAbout} from "../../planner/use-chat"
import {useHost} from "../../site/use-identity"
import {useAnnouncement} from "../announcer/announcer"
import {Contact} from "../contact/contact"
import {CookieBanner} from "../cookie-banner/cookie-banner"
import {Footer} from "../footer/footer"
import {Header} from "../header/header"
import {NetworkNotice} from "../network-notice/network-notice"
import * as styles from "./page-layout.module.css"
import {type Arrival, Rest} from "./rest"

type PageLayoutProps = {
  /** Where the page that is shown was come to. */
  location: Arrival
  /** False on pages that are read, not shopped: the legal texts. */
  hasContact?: boolean
  /** The contact section's chat, about what the page shows. */
  chat?: ChatAbout
  /** Sections of which the first screen may show something. */
  children: ReactNode
  /** Sections that stand below it, in their order. */
  rest?: ReactNode
}

/** What every page has round its own sections. */
export const PageLayout = (props: PageLayoutProps) => {
  const t = useWords()
  useAnnouncement()
  const {location, hasContact = true, chat, children, rest} = props
  // On paper a link says its address, of which a style sheet knows the path alone.
  const site = {"--site": JSON.stringify(useHost())} as CSSProperties
  return (
    <>
      <Header path={location.pathname}>
        <a href="#content" className={styles.skip}>
          {t("common:nav.skip")}
        </a>
        {/* Early in the order of Tab: it stands over the page. */}
        <Part name="cookies">
          <CookieBanner />
        </Part>
      </Header>
      <NetworkNotice />
      <main id="content" tabIndex={-1} className={styles.main} style={site}>
        {children}
        <Rest arrival={location}>
          {rest}
          {hasContact && <Contact chat={chat} />}
        </Rest>
      </main>
      <Rest arrival={location}>
        <Footer path={location.pathname} />
      </Rest>
    </>
  )
}
