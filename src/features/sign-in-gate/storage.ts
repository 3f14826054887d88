import {namedError} from "./errors"

const probe = "er_auth_probe"
const linkKey = "er_auth_link"

/**
 * Checks that tokens can be stored. Amplify would fall back to memory, which is lost on the way to
 * the hosted page, and the visitor would loop.
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

/** Stores this tab's deep link while the visitor is on the hosted page. */
export const keepLink = (target: string): void => window.sessionStorage.setItem(linkKey, target)

/** The stored deep link, or null. */
export const keptLink = (): string | null => window.sessionStorage.getItem(linkKey)

/** Removes the deep link. */
export const forgetLink = (): void => window.sessionStorage.removeItem(linkKey)
