/** Runs pieces of early code in order. A failing piece is reported and does not stop the others. */
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
