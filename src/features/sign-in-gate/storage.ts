import {namedError} from "./errors"

const probe = "er_auth_probe"
const linkKey = "er_auth_link"

/**
 * Makes sure that tokens can be kept. Amplify would fall back to memory, which is lost on the way
 * to the hosted page: the visitor would go round in circles.
 *
 * @throws PlatformNotSupported, as Amplify names it, where the browser blocks storage
 */
export const assertStorage = (): void => {
  try {
    for (const storage of [window.localStorage, window.sessionStorage]) {
      storage.setItem(probe, "1")
      storage.removeItem(probe)
    }
  } catch {
    throw namedError("PlatformNotSupported", "Function not supported on current platform")
  }
}

/** Keeps the deep link of this tab while the visitor is on the hosted page. */
export const keepLink = (target: string): void => window.sessionStorage.setItem(linkKey, target)

/** The deep link that was kept; null where there is none. */
export const keptLink = (): string | null => window.sessionStorage.getItem(linkKey)

/** Forgets the deep link. */
export const forgetLink = (): void => window.sessionStorage.removeItem(linkKey)
