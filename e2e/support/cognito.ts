import {createHash, generateKeyPairSync} from "node:crypto"
import type {Route} from "@playwright/test"
import {jwtVerify, SignJWT} from "jose"

/** Settings of the pools, as a build with a gate has them. */
export const settings = {
  userPoolId: "eu-west-1_TestPool",
  clientId: "testclient",
  domain: "sign-in-test.auth.eu-west-1.amazoncognito.com",
  identityPoolId: "eu-west-1:00000000-0000-4000-8000-000000000000",
}

export const username = "gate-visitor"

const issuer = `cognito-idp.eu-west-1.amazonaws.com/${settings.userPoolId}`
const {publicKey, privateKey} = generateKeyPairSync("rsa", {modulusLength: 2048})

const sign = (claims: Record<string, string>) =>
  new SignJWT({sub: "1111", username, ...claims})
    .setProtectedHeader({alg: "RS256"})
    .setIssuer(`https://${issuer}`)
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(privateKey)

const idToken = () => sign({aud: settings.clientId, "cognito:username": username})
const accessToken = () => sign({client_id: settings.clientId})

/** What one call sent, from its query, its form or its JSON. */
type Values = Record<string, string>

/** How a call fails: by a refusal, without an answer, or by a visitor who is turned away. */
type Fault = {status: number; error: string} | "dropped" | "denied"

const html = (body: string) => ({contentType: "text/html", body})
const json = (body: unknown, status = 200) => ({
  status,
  contentType: "application/x-amz-json-1.1",
  body: JSON.stringify(body),
})

/** Returns to a registered address only. Playwright does not intercept where a 302 leads. */
const redirect = (url: string) =>
  /^(https:\/\/dev\.example\.com|http:\/\/localhost:5173)\/(\?|logout$)/.test(url)
    ? html(`<meta http-equiv="refresh" content="0;url=${url}">`)
    : html("redirect_mismatch")

/**
 * Answers for Cognito's hosted page, user pool and identity pool; browser and Amplify are real. The
 * hosted page shows its form once, then it knows its visitor until the sign-out.
 */
export class Cognito {
  /** Calls that fail until they are taken out of here. */
  faults: Partial<Record<keyof Cognito["answers"], Fault>> = {}
  /** Calls so far, oldest first. */
  readonly log: {call: string; values: Values}[] = []
  private hasSession = false
  private challenge = ""

  /** What was sent with the calls of one kind. */
  calls = (name: keyof Cognito["answers"]): Values[] =>
    this.log.filter(({call}) => call === name).map(({values}) => values)

  answer = async (route: Route): Promise<void> => {
    const {pathname, searchParams} = new URL(route.request().url())
    const sent = route.request().postData() ?? ""
    const operation = route.request().headers()["x-amz-target"]?.split(".")[1]
    const call = (operation ?? pathname.split("/").pop()) as keyof Cognito["answers"]
    const values: Values = operation
      ? JSON.parse(sent)
      : Object.fromEntries([...searchParams, ...new URLSearchParams(sent)])
    this.log.push({call, values})
    const fault = this.faults[call]
    if (fault === "dropped") return route.abort()
    const answer =
      typeof fault === "object"
        ? json({__type: fault.error, error: fault.error}, fault.status)
        : await this.answers[call](values, fault)
    return route.fulfill({...answer, headers: {"access-control-allow-origin": "*"}})
  }

  readonly answers = {
    authorize: (request: Values, fault?: Fault) => {
      this.challenge = String(request.code_challenge)
      const result = fault === "denied" ? "error=access_denied" : "code=one"
      const back = `${request.redirect_uri}?${result}&state=${request.state}`
      if (this.hasSession || fault === "denied") return redirect(back)
      this.hasSession = true
      return html(`<a href="${back}">Sign in</a>`)
    },
    token: async ({code_verifier}: Values) => {
      const challenge = createHash("sha256").update(String(code_verifier)).digest("base64url")
      if (challenge !== this.challenge) return json({error: "invalid_grant"}, 400)
      const tokens = {id_token: await idToken(), access_token: await accessToken()}
      return json({...tokens, refresh_token: "r", token_type: "Bearer", expires_in: 3600})
    },
    GetTokensFromRefreshToken: async () => {
      const tokens = {IdToken: await idToken(), AccessToken: await accessToken()}
      return json({AuthenticationResult: {...tokens, TokenType: "Bearer", ExpiresIn: 3600}})
    },
    GetId: async ({Logins}: Values) => {
      const {[issuer]: token = ""} = Logins as unknown as Values
      await jwtVerify(token, publicKey, {issuer: `https://${issuer}`, audience: settings.clientId})
      return json({IdentityId: "eu-west-1:visitor"})
    },
    GetCredentialsForIdentity: ({IdentityId}: Values) => {
      const Expiration = Math.floor(Date.now() / 1000) + 3600
      const keys = {AccessKeyId: "id", SecretKey: "key", SessionToken: "token", Expiration}
      return json({IdentityId, Credentials: keys})
    },
    logout: ({logout_uri}: Values) => {
      this.hasSession = false
      return redirect(String(logout_uri))
    },
  }
}
