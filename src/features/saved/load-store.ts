/**
 * Loads the code that saves trips and uses it. Visitors who saved nothing never load it. Where it
 * cannot be loaded, `fail` is called.
 */
export const withStore = (
  use: (store: typeof import("./saved-store")) => void,
  fail: () => void = () => undefined,
): void => void import("./saved-store").then(use, fail)
