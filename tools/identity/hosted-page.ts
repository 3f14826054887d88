import type {Fault} from "./faults"
import {type Answer, json, type Message, passOn} from "./message"
import {localUser, logoutUrls} from "./pool"

const sessionCookie = "cognito"

const hasSession = ({headers}: Message) => (headers.cookie ?? "").includes(`${sessionCookie}=1`)

const redirect = (location: string, cookie?: string): Answer => ({
  status: 302,
  headers: {
    Location: location,
    ...(cookie && {"Set-Cookie": `${cookie}; Path=/; Secure; HttpOnly`}),
  },
})

/**
 * The hosted page's authorize address: cognito-local's form, or straight back with a code for whom
 * the session cookie knows.
 */
export const authorize = async (pool: string, message: Message, fault: Fault): Promise<Answer> => {
  const isForm = message.method === "POST"
  const asked = new URLSearchParams(isForm ? message.body : message.url.search)
  if (fault.denial) {
    const back = new URL(asked.get("redirect_uri") ?? "")
    back.searchParams.set("error", fault.denial)
    back.searchParams.set("error_description", "User denied access")
    back.searchParams.set("state", asked.get("state") ?? "")
    return redirect(back.href)
  }
  const isKnown = !isForm && hasSession(message)
  if (isKnown) {
    asked.set("username", localUser.username)
    asked.set("password", localUser.password)
  }
  const signIn = {
    ...message,
    method: "POST",
    url: new URL("/oauth2/authorize", message.url),
    headers: {"content-type": "application/x-www-form-urlencoded"},
    body: asked.toString(),
  }
  const answer = await passOn(pool, isForm || isKnown ? signIn : message)
  if (!answer.headers?.location) return answer
  const target = new URL(answer.headers.location)
  if (fault.tamperState) target.searchParams.set("state", "0".repeat(32))
  return redirect(target.href, `${sessionCookie}=1`)
}

/** The hosted page's sign-out: ends its session and returns to a registered address only. */
export const logout = (origins: string[], {url}: Message): Answer => {
  const target = url.searchParams.get("logout_uri") ?? ""
  return logoutUrls(origins).includes(target)
    ? redirect(target, `${sessionCookie}=; Max-Age=0`)
    : json(400, {error: "invalid_request", error_description: `logout_uri ${target}`})
}
