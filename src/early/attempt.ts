/** Gives what an action gives, or undefined where it fails, as storage does that is blocked or full. */
export const attempt = <Value>(action: () => Value): Value | undefined => {
  try {
    return action()
  } catch {
    return undefined
  }
}
