import type {ChildProcess} from "node:child_process"
import {createServer, type Server as HttpServer} from "node:http"
import type {Server as HttpsServer} from "node:https"
import type {AddressInfo} from "node:net"
import {setTimeout as wait} from "node:timers/promises"

/**
 * Has a server listen on a free port.
 *
 * @param host - of this machine; all of its addresses where none is named
 * @returns its port and its address, and what ends it with all of its connections
 */
export const listen = async (server: HttpServer | HttpsServer, host?: string) => {
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

/** Finds a port of this machine that nobody listens on. */
export const freePort = async (): Promise<number> => {
  const {port, stop} = await listen(createServer())
  await stop()
  return port
}

/**
 * Waits until an address answers well.
 *
 * @param server - what is to answer: where it has ended, nobody waits any more
 * @param patience - milliseconds
 * @returns whether it answers
 */
export const untilUp = async (
  address: string,
  server: ChildProcess,
  patience = Number.POSITIVE_INFINITY,
): Promise<boolean> => {
  const end = Date.now() + patience
  while (Date.now() < end && server.exitCode === null) {
    if ((await fetch(address).catch(() => undefined))?.ok) return true
    await wait(100)
  }
  return false
}
