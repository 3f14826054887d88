/** Fake browser caches for tests. */
export class FakeCaches {
  private readonly stores = new Map<string, Map<string, Response>>()
  /** How many more entries fit before the disk is full. */
  room = Number.POSITIVE_INFINITY

  async open(name: string) {
    const store = this.stores.get(name) ?? new Map<string, Response>()
    this.stores.set(name, store)
    const pathOf = (key: string | Request) =>
      new URL(typeof key === "string" ? key : key.url, "https://site.example").pathname
    return {
      match: async (key: string | Request) => store.get(pathOf(key))?.clone(),
      put: async (key: string | Request, answer: Response) => {
        if (this.room <= 0) throw new DOMException("full", "QuotaExceededError")
        this.room -= 1
        store.set(pathOf(key), answer)
      },
      delete: async (key: string | Request) => store.delete(pathOf(key)),
      keys: async () => [...store.keys()].map(path => ({url: `https://site.example${path}`})),
    }
  }

  /** Like a browser, searches every cache if no name is given. */
  async match(key: string, {cacheName}: {cacheName?: string}) {
    for (const name of cacheName === undefined ? this.stores.keys() : [cacheName]) {
      const found = this.stores.has(name) && (await (await this.open(name)).match(key))
      if (found) return found
    }
    return undefined
  }

  async keys() {
    return [...this.stores.keys()]
  }

  async has(name: string) {
    return this.stores.has(name)
  }

  async delete(name: string) {
    return this.stores.delete(name)
  }
}
