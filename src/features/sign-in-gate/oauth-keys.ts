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
 * Takes the items of a sign-in in flight out of the storage that all tabs share. Amplify keeps
 * them in local storage under one name for all tabs: of two tabs on the hosted page, each would
 * break the other's state on its return.
 *
 * @param clientId - of the user pool's client, part of the items' names
 */
export const keepInTab = (clientId: string): void =>
  move(clientId, window.localStorage, window.sessionStorage)

/** Puts this tab's items back to where Amplify looks for them. */
export const giveBack = (clientId: string): void =>
  move(clientId, window.sessionStorage, window.localStorage)

/** Removes the items of a tab that was closed while it exchanged its code. */
export const dropLeftovers = (clientId: string): void => {
  for (const name of names) window.localStorage.removeItem(keyOf(clientId, name))
}

/** Whether a sign-in is on its way that Amplify has not ended yet. */
export const isInFlight = (clientId: string): boolean =>
  window.localStorage.getItem(keyOf(clientId, "inflightOAuth")) === "true"
