const names = ["inflightOAuth", "inflightOAuthDeadline", "oauthPKCE", "oauthState"]

const keyOf = (clientId: string, name: string) =>
  `CognitoIdentityServiceProvider.${clientId}.${name}`

const move = (clientId: string, from: Storage, to: Storage) => {
  for (const name of names) {
    const key = keyOf(clientId, name)
    const value = from.getItem(key)
    if (value === null) continue
    to.setItem(key, value)
    from.removeItem(key)
  }
}

/**
 * Moves the items of a pending sign-in out of shared storage. Amplify keeps them in local storage
 * under one name for all tabs: two tabs on the hosted page would break each other's state.
 *
 * @param clientId - of the user pool's client, part of the items' names
 */
export const keepInTab = (clientId: string): void =>
  move(clientId, window.localStorage, window.sessionStorage)

/** Restores this tab's items for Amplify. */
export const restoreItems = (clientId: string): void =>
  move(clientId, window.sessionStorage, window.localStorage)

/** Removes leftovers of a tab that was closed during the exchange. */
export const dropLeftovers = (clientId: string): void => {
  for (const name of names) window.localStorage.removeItem(keyOf(clientId, name))
}

/** Whether a sign-in is pending. */
export const isInFlight = (clientId: string): boolean =>
  window.localStorage.getItem(keyOf(clientId, "inflightOAuth")) === "true"
