/** The little that the smoke run asks of a browser; one adapter for each way to drive one. */
export type Driver = {
  /** Name and version, as the browser says them. */
  name: string
  /** Loads an address and waits for the document. */
  open: (address: string) => Promise<void>
  /** Evaluates an expression in the page; its value must be JSON. */
  read: <Value>(expression: string) => Promise<Value>
  /** Clicks the first element of a selector like a pointer does, after scrolling to it. */
  click: (selector: string) => Promise<void>
  /** Types into a field, key by key, as it stands. */
  type: (selector: string, text: string) => Promise<void>
  /** Chooses an option of a `<select>` by its value. */
  choose: (selector: string, value: string) => Promise<void>
  /** Asks for a window of that size; a browser may have a least width of its own. */
  resize: (width: number, height: number) => Promise<void>
  /** Forgets cookies and what the site of the open page stored. */
  forget: () => Promise<void>
  close: () => Promise<void>
}

/** Milliseconds after which something that should have come counts as missing. */
export const patience = 60_000

/**
 * Waits until an expression is true in the page.
 *
 * @param what - what is waited for, as the error tells it
 * @throws Error naming it, after a minute
 */
export const until = async (driver: Driver, what: string, expression: string): Promise<void> => {
  const end = Date.now() + patience
  let last: unknown
  while (Date.now() < end) {
    try {
      if (await driver.read<boolean>(`Boolean(${expression})`)) return
    } catch (error) {
      // While one page leaves for another there may be nothing to ask.
      last = error
    }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`waited in vain for: ${what}${last ? ` (${last})` : ""}`)
}

/** Fails with a message that names what was found. */
export const expectEqual = (what: string, found: unknown, expected: unknown): void => {
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error(`${what}: found ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`)
}
