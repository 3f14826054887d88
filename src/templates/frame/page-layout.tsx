import type {CSSProperties, ReactNode} from "react"
import type {ChatAbout} from "../../chat/use-chat"
import {Part} from "../../components/boundary/part"
import {Contact} from "../../features/booking/contact/contact"
import {CookieBanner} from "../../features/consent/cookie-banner"
import {SavedLink} from "../../features/saved/saved-link"
import {useAnnouncement} from "../../layout/announcer/announcer"
import {Footer} from "../../layout/footer/footer"
import {Header} from "../../layout/header/header"
import {NetworkNotice} from "../../layout/network-notice/network-notice"
import {type Arrival, Rest} from "../../layout/rest"
import {useHost} from "../../site/use-identity"

type PageLayoutProps = {
  /** Location of the page, with how it was reached. */
  location: Arrival
  /** False on legal pages. */
  hasContact?: boolean
  /** Chat about the page's subject: in header, contact section and footer. */
  chat?: ChatAbout
  /** False where the page itself asks for month and travellers. */
  asksParty?: boolean
  /** Sections that may be on the first screen. */
  children: ReactNode
  /** Sections below the first screen. */
  rest?: ReactNode
}

/** Layout of every page. */
export const PageLayout = (props: PageLayoutProps) => {
  useAnnouncement()
  const {location, hasContact = true, chat, asksParty, children, rest} = props
  // Printed links show their address; style sheets know only the path.
  const site = {"--site": JSON.stringify(useHost())} as CSSProperties
  return (
    <>
      <Header path={location.pathname} SavedLink={SavedLink} chat={chat}>
        {/* Early in the tab order, because it lies over the page. */}
        <Part name="cookies">
          <CookieBanner />
        </Part>
      </Header>
      <NetworkNotice />
      <main id="content" tabIndex={-1} style={site}>
        {children}
        <Rest arrival={location}>
          {rest}
          {hasContact && <Contact chat={chat} asksParty={asksParty} />}
        </Rest>
      </main>
      <Rest arrival={location}>
        <Footer path={location.pathname} chat={chat} />
      </Rest>
    </>
  )
}
