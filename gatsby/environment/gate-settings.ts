import type {GateSettings} from "../../src/gate/host"
import type {Environment} from "./environment"

/** The gate's settings; undefined where none of the four of Cognito is set: the gate is off. */
export const gateSettings = (environment: Environment): GateSettings | undefined => {
  const {
    GATSBY_COGNITO_USER_POOL_ID: userPoolId,
    GATSBY_COGNITO_CLIENT_ID: clientId,
    GATSBY_COGNITO_DOMAIN: domain,
    GATSBY_COGNITO_IDENTITY_POOL_ID: identityPoolId,
  } = environment
  if (!userPoolId || !clientId || !domain || !identityPoolId) return undefined
  return {
    devDomain: environment.GATSBY_DEV_DOMAIN,
    ips: environment.GATSBY_GATED_IPS.split(",").map(ip => ip.trim()),
    userPoolId,
    clientId,
    domain,
    identityPoolId,
  }
}
