/**
 * Runs several pieces of early code, one after the other. A piece that fails keeps no other from
 * running and is still reported.
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
      if (page.reportError) page.reportError(error)
    }
}
