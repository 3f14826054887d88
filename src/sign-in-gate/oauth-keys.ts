const names = ["inflightOAuth", "inflightOAuthDeadline", "oauthPKCE", "oauthState"]

const keyOf = (clientId: string, name: string) =>
  `CognitoIdentityServiceProvider.${clientId}.${name}`

const move = (clientId: string, from: Storage, to: Storage) => {
  for (const name of names) {
    const key = keyOf(clientId, name)
    const value = from.getItem(key)
    from.removeItem(key)
    if (value === null) to.removeItem(key)
    else to.setItem(key, value)
  }
}

/**
 * Takes the items of a sign-in in flight out of the storage that all tabs share. Amplify keeps
 * them in local storage under one name for all tabs: of two tabs on the hosted page, each would
 * break the other's state on its return.
 *
 * @param clientId - of the user pool's client, part of the items' names
 */
export const keepInTab = (clientId: string): void =>
  move(clientId, window.localStorage, window.sessionStorage)

/**
 * Puts this tab's items back to where Amplify looks for them, and removes what a closed tab may
 * have left there.
 */
export const giveBack = (clientId: string): void =>
  move(clientId, window.sessionStorage, window.localStorage)

/** Whether a sign-in is on its way that Amplify has not ended yet. */
export const isInFlight = (clientId: string): boolean =>
  window.localStorage.getItem(keyOf(clientId, "inflightOAuth")) === "true"
