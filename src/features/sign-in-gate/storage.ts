import {namedError} from "./errors"

const probe = "er_auth_probe"
const linkKey = "er_auth_link"
const attemptsKey = "er_auth_attempts"

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

/** How many sign-ins may start automatically within {@link period}. */
const mostAttempts = 3
/** In milliseconds. */
const period = 60_000

/**
 * Prevents endless sign-in loops: three attempts per minute and tab.
 *
 * @param now - in milliseconds
 * @returns false where the visitor has to ask for the next one
 */
export const takeAttempt = (now: number): boolean => {
  const {sessionStorage} = window
  const earlier = (sessionStorage.getItem(attemptsKey) ?? "").split(",").filter(Boolean).map(Number)
  const recent = earlier.filter(time => time <= now && now - time < period)
  if (recent.length >= mostAttempts) return false
  sessionStorage.setItem(attemptsKey, [...recent, now].join(","))
  return true
}

/** Resets the attempts, after success or at the visitor's request. */
export const forgetAttempts = (): void => window.sessionStorage.removeItem(attemptsKey)
