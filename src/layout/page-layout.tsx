import {useLocation} from "@reach/router"
import type {CSSProperties, ReactNode} from "react"
import type {ChatSubject} from "../chat/chat-text"
import {PageChat} from "../chat/use-chat"
import {useHost} from "../site/use-operator"
import {useAnnouncement} from "./announcer"
import {Contact} from "./contact"
import {CookieBanner} from "./cookie-banner"
import {Footer} from "./footer"
import {Header} from "./header"
import {OfflineNotice} from "./offline-notice"

type PageLayoutProps = {
  /** False on pages of law, and on those that have their own way on. */
  hasContact?: boolean
  /** What the page's chats are about; by default they begin with a greeting. */
  chat?: ChatSubject
  /** True for a contact section that invites in full; by default it is one line. */
  isInviting?: boolean
  children: ReactNode
}

export const PageLayout = (props: PageLayoutProps) => {
  const {hasContact = true, isInviting = false, chat, children} = props
  useAnnouncement()
  const {pathname} = useLocation()
  // Printed links show their address; style sheets know only the path.
  const site = {"--site": JSON.stringify(useHost())} as CSSProperties
  return (
    <PageChat.Provider value={chat}>
      <Header path={pathname}>
        {/* Early in the tab order, because it lies over the page. */}
        <CookieBanner />
      </Header>
      <main id="content" tabIndex={-1} style={site}>
        {children}
        {hasContact && <Contact isInviting={isInviting} />}
      </main>
      <OfflineNotice />
      <Footer />
    </PageChat.Provider>
  )
}
