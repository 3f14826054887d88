import {createPublicKey, type JsonWebKey, verify} from "node:crypto"
import {type Answer, json, type Message, passOn} from "./message"
import {identityHosts, localCognito, localIdentityId} from "./pool"

const refusal = (name: string, message: string) => json(400, {__type: name, message})

/** GetTokensFromRefreshToken, which cognito-local knows as a flow of InitiateAuth. */
export const refreshTokens = async (pool: string, message: Message): Promise<Answer> => {
  const {ClientId, RefreshToken} = JSON.parse(message.body) as Record<string, string>
  return passOn(pool, {
    ...message,
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth",
    },
    body: JSON.stringify({
      ClientId,
      AuthFlow: "REFRESH_TOKEN_AUTH",
      AuthParameters: {REFRESH_TOKEN: RefreshToken},
    }),
  })
}

type IdentityRequest = {
  IdentityPoolId?: string
  IdentityId?: string
  Logins?: Record<string, string>
}

type Key = JsonWebKey & {kid: string}
type Claims = {iss?: string; aud?: string; exp?: number}

const decode = <Part>(text = ""): Part => JSON.parse(Buffer.from(text, "base64url").toString())

/** Reads a token (RFC 7519, signed by RS256) if one of the keys has signed it. */
const readToken = (token: string, keys: readonly Key[]): Claims | undefined => {
  try {
    const [head, body, signature = ""] = token.split(".")
    const {kid} = decode<{kid: string}>(head)
    const key = keys.find(one => one.kid === kid)
    const isSigned =
      key &&
      verify(
        "RSA-SHA256",
        Buffer.from(`${head}.${body}`),
        createPublicKey({key, format: "jwk"}),
        Buffer.from(signature, "base64url"),
      )
    return isSigned ? decode<Claims>(body) : undefined
  } catch {
    return undefined
  }
}

/** Checks the id token of a call to the identity pool as the real one does. */
export const isKnownLogin = async (pool: string, body: string): Promise<boolean> => {
  const {Logins} = JSON.parse(body) as IdentityRequest
  const issuer = `${identityHosts.userPool}/${localCognito.userPoolId}`
  const answer = await fetch(`${pool}/${localCognito.userPoolId}/.well-known/jwks.json`)
  const {keys} = (await answer.json()) as {keys: Key[]}
  const claims = readToken(Logins?.[issuer] ?? "", keys)
  return (
    claims?.iss === `https://${issuer}` &&
    claims.aud === localCognito.clientId &&
    (claims.exp ?? 0) > Date.now() / 1000
  )
}

/** GetId of the identity pool. */
export const getId = async (pool: string, {body}: Message): Promise<Answer> => {
  const {IdentityPoolId} = JSON.parse(body) as IdentityRequest
  return IdentityPoolId === localCognito.identityPoolId && (await isKnownLogin(pool, body))
    ? json(200, {IdentityId: localIdentityId})
    : refusal("NotAuthorizedException", "Invalid login token.")
}

/** GetCredentialsForIdentity of the identity pool. */
export const getCredentials = async (pool: string, {body}: Message): Promise<Answer> => {
  const {IdentityId} = JSON.parse(body) as IdentityRequest
  return IdentityId === localIdentityId && (await isKnownLogin(pool, body))
    ? json(200, {
        IdentityId,
        Credentials: {
          AccessKeyId: "LOCAL",
          SecretKey: "local",
          SessionToken: "local",
          Expiration: Math.floor(Date.now() / 1000) + 3600,
        },
      })
    : refusal("NotAuthorizedException", "Invalid login token.")
}
