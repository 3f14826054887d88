import type {IncomingMessage, ServerResponse} from "node:http"
import {createServer} from "node:https"
import {listen} from "../listen"
import type {Certificate} from "./certificate"
import {startUserPool} from "./cognito-local"
import {type Call, Switchboard} from "./faults"
import {authorize, logout} from "./hosted-page"
import {type Answer, json, type Message, passOn, readMessage, sendAnswer} from "./message"
import {identityHosts} from "./pool"
import {getCredentials, getId, refreshTokens} from "./services"

const targets: Record<string, Call> = {
  "AWSCognitoIdentityProviderService.GetTokensFromRefreshToken": "refresh",
  "AWSCognitoIdentityService.GetId": "getId",
  "AWSCognitoIdentityService.GetCredentialsForIdentity": "getCredentials",
}

const paths: Record<string, Call> = {
  "/oauth2/authorize": "authorize",
  "/oauth2/token": "token",
  "/logout": "logout",
}

const callOf = ({host, url, headers}: Message): Call | undefined =>
  host === identityHosts.hosted
    ? paths[url.pathname]
    : targets[String(headers["x-amz-target"] ?? "")]

const isForm = ({headers}: Message) =>
  (headers["content-type"] ?? "").startsWith("application/x-www-form-urlencoded")

/** The identity services of one site, on this machine. */
export type IdentityServer = {port: number; switchboard: Switchboard; stop: () => Promise<void>}

/**
 * Starts cognito-local and, before it, a server that speaks for Cognito's three hosts: the hosted
 * page, the user pool and the identity pool. Chromium finds it by `chromiumArguments`.
 *
 * @param certificate - for the three hosts
 * @param origins - of the sites that may ask for sign-in
 */
export const startIdentityServer = async (
  certificate: Certificate,
  origins: string[],
): Promise<IdentityServer> => {
  const pool = await startUserPool(origins)
  const switchboard = new Switchboard()

  const answers: Record<Call, (message: Message) => Answer | Promise<Answer>> = {
    authorize: message => authorize(pool.origin, message, switchboard.fault("authorize")),
    token: message => passOn(pool.origin, message),
    refresh: message => refreshTokens(pool.origin, message),
    getId: message => getId(pool.origin, message),
    getCredentials: message => getCredentials(pool.origin, message),
    logout: message => logout(origins, message),
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const message = await readMessage(request)
    // Preflights, and the icon that browsers ask for beside the hosted page.
    if (message.method === "OPTIONS" || message.url.pathname === "/favicon.ico")
      return sendAnswer(response, {status: 204})
    const call = callOf(message)
    if (!call) return sendAnswer(response, json(404, {message: `Unknown: ${message.url}`}))
    switchboard.log.push({
      call,
      method: message.method,
      values: Object.fromEntries([
        ...message.url.searchParams,
        ...(isForm(message) ? new URLSearchParams(message.body) : []),
      ]),
    })
    const {delay, drop, status, error = "InternalErrorException"} = switchboard.fault(call)
    if (delay) await new Promise(resolve => setTimeout(resolve, delay))
    if (drop) return request.socket.destroy()
    sendAnswer(
      response,
      status
        ? json(status, {__type: error, message: "Refused on demand", error})
        : await answers[call](message),
    )
  }

  const server = createServer(certificate, (request, response) => {
    answer(request, response).catch(error => sendAnswer(response, json(500, {message: `${error}`})))
  })
  const {port, stop} = await listen(server, "127.0.0.1")
  return {port, switchboard, stop: () => stop().then(pool.stop)}
}
