/** Milliseconds until the action where a browser (Safari) cannot tell when it is idle. */
const pause = 200

/** Does what nobody waits for as soon as the browser has nothing else to do. */
export const whenIdle = (action: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(action)
  else setTimeout(action, pause)
}
