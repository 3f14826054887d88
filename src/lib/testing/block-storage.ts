type Method = "getItem" | "setItem" | "removeItem"

/**
 * Has storage refuse, as browsers do that block it, until jest restores its mocks.
 *
 * @param methods - all by default
 * @returns what ends it earlier
 */
export const blockStorage = (...methods: Method[]) => {
  const all: Method[] = methods.length > 0 ? methods : ["getItem", "setItem", "removeItem"]
  const spies = all.map(method =>
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError")
    }),
  )
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}
