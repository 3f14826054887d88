import os from "os"

/**
 * Maps items concurrently, as many at once as there are processors.
 *
 * @param act - what is done; work that leaves the main thread, such as compression, gains by it
 * @returns the results in the order of the items
 * @throws what `act` throws first; items that have not begun by then are left
 */
export const atOnce = async <Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
  lanes: number = os.availableParallelism(),
): Promise<Result[]> => {
  const results: Result[] = []
  const waiting = items.entries()
  let hasFailed = false
  const takeTurns = async () => {
    for (const [index, item] of waiting) {
      if (hasFailed) return
      results[index] = await act(item).catch(error => {
        hasFailed = true
        throw error
      })
    }
  }
  await Promise.all(Array.from({length: lanes}, takeTurns))
  return results
}
