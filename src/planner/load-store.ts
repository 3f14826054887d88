/**
 * Loads what saves trips, and uses it; pages of visitors who saved nothing have none of it. Without a
 * network nothing is done.
 */
export const withStore = (use: (store: typeof import("./saved-store")) => void): void =>
  void import("./saved-store").then(use, () => undefined)
