import {createServer} from "node:net"

/**
 * Finds a port of this machine that nobody listens on.
 *
 * @throws Error of the system where it has none left
 */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen(0, () => {
      const address = server.address()
      const port = typeof address === "object" && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
