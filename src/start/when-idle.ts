/** Milliseconds until the action where a browser (Safari) cannot tell when it is idle. */
const pause = 200

/** Milliseconds after which it happens all the same: a busy machine may not be idle for minutes. */
const patience = 3000

/** Does what nobody waits for as soon as the browser has nothing else to do. */
export const whenIdle = (action: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(action, {timeout: patience})
  else setTimeout(action, pause)
}
