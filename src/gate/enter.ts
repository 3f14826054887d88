import {messageFor} from "./errors"
import type {GateSettings} from "./host"
import {startSession, type User} from "./session"
import {forgetAttempts, readRequest, type SignInRequest, signIn} from "./sign-in"

const linkKey = "er_auth_link"

/** Tells other services of this host for 60 days that somebody is signed in. It holds no secret. */
const setMarker = (isSignedIn: boolean) => {
  const value = isSignedIn ? "1; Max-Age=5184000" : "; Max-Age=0"
  const secure = location.protocol === "https:" ? "; Secure" : ""
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser
  document.cookie = `er_auth=${value}; Path=/; SameSite=Lax${secure}`
}

/** Somebody who may see the page. */
export type Visitor = User & {signOut: () => Promise<void>}

/**
 * Runs the sign-in; resolves when the page may be shown. After a failure the page has to be loaded
 * again, from the clean address that it then has.
 *
 * @throws an error whose `text` is for the visitor
 */
export const enter = async (settings: GateSettings): Promise<Visitor> => {
  let request: SignInRequest | undefined
  try {
    request = readRequest(location.href, sessionStorage.getItem(linkKey))
    sessionStorage.setItem(linkKey, request.target)
    const session = await startSession(settings)
    const user = await signIn(request, session)
    forgetAttempts()
    sessionStorage.removeItem(linkKey)
    setMarker(true)
    if (request.isReturn) {
      // A full load: the hosted page returns to "/", and the deep link may be another page.
      history.replaceState(null, "", request.target)
      location.reload()
      await new Promise(() => {})
    }
    const signOut = () => {
      setMarker(false)
      return session.signOut()
    }
    return {...user, signOut}
  } catch (error) {
    if (request) {
      // The visitor asks for the next attempt.
      forgetAttempts()
      history.replaceState(history.state, "", request.target)
    }
    throw Object.assign(error as Error, {text: messageFor(error as Error)})
  }
}
