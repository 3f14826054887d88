/**
 * Loads the code that saves trips and uses it. Visitors who saved nothing never load it. Offline,
 * nothing happens.
 */
export const withStore = (use: (store: typeof import("./saved-store")) => void): void =>
  void import("./saved-store").then(use, () => undefined)
