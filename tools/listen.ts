import type {Server} from "node:http"
import type {AddressInfo} from "node:net"

/**
 * Has a server listen on a free port.
 *
 * @param host - of this machine; all of its addresses where none is named
 * @returns its port and its address, and what ends it with all of its connections
 */
export const listen = async (server: Server, host?: string) => {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(0, host, resolve)
  })
  const {port} = server.address() as AddressInfo
  const stop = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
  return {port, origin: `http://${host ?? "localhost"}:${port}`, stop}
}
