/** Milliseconds to wait in browsers without `requestIdleCallback` (Safari). */
const pause = 200

/** Milliseconds after which it runs anyway: a busy machine may not be idle for minutes. */
const patience = 3000

/** Runs work that nobody waits for once the browser is idle. */
export const whenIdle = (action: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(action, {timeout: patience})
  else setTimeout(action, pause)
}
