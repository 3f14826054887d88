/**
 * Runs pieces of early code in order. A failing piece is reported and does not stop the others.
 *
 * @param page - the window, or a stand-in in tests
 */
export const inTurn = <Page extends Window>(
  page: Page,
  pieces: readonly ((page: Page) => void)[],
): void => {
  for (const run of pieces)
    try {
      run(page)
    } catch (error) {
      page.reportError(error)
    }
}
