/** How many sign-ins may start automatically within {@link period}. */
const most = 3
/** In milliseconds. */
const period = 60_000
const key = "er_auth_attempts"

/**
 * Decides whether another automatic sign-in is allowed.
 *
 * @param earlier - times of the attempts before, in milliseconds
 * @param now - in milliseconds
 * @returns the attempts to remember, this one among them; undefined if it would be one too many
 */
export const allowAttempt = (earlier: number[], now: number): number[] | undefined => {
  const recent = earlier.filter(time => time <= now && now - time < period)
  return recent.length < most ? [...recent, now] : undefined
}

/**
 * Prevents endless sign-in loops: three attempts per minute and tab.
 *
 * @returns false where the visitor has to ask for the next one
 */
export const takeAttempt = (storage: Storage, now: number): boolean => {
  const earlier = (storage.getItem(key) ?? "").split(",").filter(Boolean).map(Number)
  const attempts = allowAttempt(earlier, now)
  if (attempts) storage.setItem(key, attempts.join(","))
  return attempts !== undefined
}

/** Resets the attempts, after success or at the visitor's request. */
export const forgetAttempts = (storage: Storage): void => storage.removeItem(key)
