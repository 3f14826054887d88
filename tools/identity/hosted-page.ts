import type {Fault} from "./faults"
import {type Answer, json, type Message, passOn} from "./message"
import {localCognito, localUser, poolFiles} from "./pool"

const sessionCookie = "cognito"

const hasSession = ({headers}: Message) => (headers.cookie ?? "").includes(`${sessionCookie}=1`)

const redirect = (location: string, cookie?: string): Answer => ({
  status: 302,
  headers: {
    Location: location,
    ...(cookie && {"Set-Cookie": `${cookie}; Path=/; Secure; HttpOnly`}),
  },
})

/** Changes where the hosted page sends the visitor, as the fault wants it. */
const misdirect = (location: string, {tamperState}: Fault): string => {
  const url = new URL(location)
  if (tamperState) url.searchParams.set("state", "0".repeat(32))
  return url.href
}

const withoutState = (text: string | null) => text ?? ""

/**
 * The hosted page's authorize address: cognito-local's form, or straight back with a code for whom
 * the session cookie knows.
 */
export const authorize = async (pool: string, message: Message, fault: Fault): Promise<Answer> => {
  const isForm = message.method === "POST"
  const asked = isForm ? new URLSearchParams(message.body) : message.url.searchParams
  if (fault.denial) {
    const back = new URL(asked.get("redirect_uri") ?? "")
    back.searchParams.set("error", fault.denial)
    back.searchParams.set("error_description", "User denied access")
    back.searchParams.set("state", withoutState(asked.get("state")))
    return redirect(back.href)
  }
  const known = new URLSearchParams(asked)
  if (!isForm && hasSession(message)) {
    known.set("username", localUser.username)
    known.set("password", localUser.password)
  }
  const isAnswered = isForm || hasSession(message)
  const answer = await passOn(
    pool,
    isAnswered
      ? {
          ...message,
          method: "POST",
          url: new URL("/oauth2/authorize", message.url),
          headers: {"content-type": "application/x-www-form-urlencoded"},
          body: known.toString(),
        }
      : message,
  )
  const location = answer.headers?.location
  return location ? redirect(misdirect(location, fault), `${sessionCookie}=1`) : answer
}

/** The hosted page's sign-out: ends its session and returns to a registered address only. */
export const logout = (origins: string[], {url}: Message): Answer => {
  const target = url.searchParams.get("logout_uri") ?? ""
  const {Clients} = poolFiles(origins)["db/clients.json"] as {
    Clients: Record<string, {LogoutURLs: string[]}>
  }
  return Clients[localCognito.clientId]?.LogoutURLs.includes(target)
    ? redirect(target, `${sessionCookie}=; Max-Age=0`)
    : json(400, {error: "invalid_request", error_description: `logout_uri ${target}`})
}
