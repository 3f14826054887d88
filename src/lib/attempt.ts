/** Returns what an action returns, or undefined if it throws, as blocked or full storage does. */
export const attempt = <Value>(action: () => Value): Value | undefined => {
  try {
    return action()
  } catch {
    return undefined
  }
}
