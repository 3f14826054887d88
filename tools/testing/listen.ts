import {once} from "node:events"
import type {Server} from "node:http"
import type {AddressInfo} from "node:net"

/** Has a server listen on a free port; `stop` ends it with all of its connections. */
export const listen = async (server: Server) => {
  await once(server.listen(0), "listening")
  const {port} = server.address() as AddressInfo
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return {port, origin: `http://localhost:${port}`, stop}
}
