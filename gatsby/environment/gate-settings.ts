import type {GateSettings} from "../../src/features/sign-in-gate/settings"
import type {Environment} from "./environment"

/** Collects the gate's settings from a checked environment, where all four are set or none. */
export const gateSettings = (environment: Environment): GateSettings => {
  const {
    GATSBY_COGNITO_USER_POOL_ID: userPoolId,
    GATSBY_COGNITO_CLIENT_ID: clientId,
    GATSBY_COGNITO_DOMAIN: domain,
    GATSBY_COGNITO_IDENTITY_POOL_ID: identityPoolId,
  } = environment
  return {
    devDomain: environment.GATSBY_DEV_DOMAIN,
    ips: environment.GATSBY_GATED_IPS.split(",").map(ip => ip.trim()),
    cognito:
      userPoolId && clientId && domain && identityPoolId
        ? {userPoolId, clientId, domain, identityPoolId}
        : null,
  }
}
