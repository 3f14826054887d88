import type {CSSProperties, ReactNode} from "react"
import type {ChatAbout} from "../../chat/use-chat"
import {CookieBanner} from "../../consent/cookie-banner"
import {Contact} from "../../features/booking/contact/contact"
import {useAnnouncement} from "../../layout/announcer/announcer"
import {Footer} from "../../layout/footer/footer"
import {Header} from "../../layout/header/header"
import {SavedLink} from "../../planner/saved-link"
import {useHost} from "../../site/use-operator"

type PageLayoutProps = {
  location: Pick<Location, "pathname">
  /** False on legal pages. */
  hasContact?: boolean
  /** Chat about the page's subject: in header, contact section and footer. */
  chat?: ChatAbout
  /** False where the page itself asks for month and travellers. */
  asksParty?: boolean
  children: ReactNode
}

/** Layout of every page. */
export const PageLayout = (props: PageLayoutProps) => {
  useAnnouncement()
  const {location, hasContact = true, chat, asksParty, children} = props
  // Printed links show their address; style sheets know only the path.
  const site = {"--site": JSON.stringify(useHost())} as CSSProperties
  return (
    <>
      <Header path={location.pathname} SavedLink={SavedLink} chat={chat}>
        {/* Early in the tab order, because it lies over the page. */}
        <CookieBanner />
      </Header>
      <main id="content" tabIndex={-1} style={site}>
        {children}
        {hasContact && <Contact chat={chat} asksParty={asksParty} />}
      </main>
      <Footer path={location.pathname} chat={chat} />
    </>
  )
}
