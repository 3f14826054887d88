import {mkdir, mkdtemp, readdir, rm, symlink} from "node:fs/promises"
import {connect} from "node:net"
import os from "node:os"
import path from "node:path"
import {hasBrotli, startNginx} from "../deploy/nginx"
import {freePort} from "../free-port"
import {makeCertificate} from "../identity/certificate"
import {type BenchServer, plainRoot, siteRoot, writePlainPages} from "./bench-server"
import {trustCertificate} from "./chromium"
import type {Screen} from "./screens"

const interval = 50
/** Milliseconds in which nginx must listen. */
const patience = 10_000

const isListening = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect(port, "127.0.0.1")
    socket.once("error", () => resolve(false))
    socket.once("connect", () => {
      socket.end()
      resolve(true)
    })
  })

const waitFor = async (port: number) => {
  for (let waited = 0; !(await isListening(port)); waited += interval) {
    if (waited > patience) throw new Error("nginx does not listen: its message above says why")
    await new Promise(resolve => setTimeout(resolve, interval))
  }
}

/** A folder that holds the build's files and the hand-written pages, as one site. */
const writeFolder = async (screens: readonly Screen[]) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "bench-site-"))
  await mkdir(path.join(folder, plainRoot))
  await writePlainPages(folder, screens)
  for (const name of await readdir(siteRoot))
    await symlink(path.resolve(siteRoot, name), path.join(folder, name))
  return folder
}

/**
 * Serves the build, and under /plain/ the hand-written pages, as a host does: nginx with the generated
 * configuration, over HTTPS and HTTP/2. Chromium trusts its certificate from then on.
 *
 * @throws Error when there is no nginx, or it does not start
 */
export const startNginxServer = async (screens: readonly Screen[]): Promise<BenchServer> => {
  const folder = await writeFolder(screens)
  const {key, cert, pin} = makeCertificate(["localhost"])
  trustCertificate(pin)
  const port = await freePort()
  const server = startNginx(folder, await freePort(), {secure: {port, key, cert}})
  const stop = async () => {
    server.kill()
    await rm(folder, {recursive: true, force: true})
  }
  await waitFor(port).catch(async error => {
    await stop()
    throw error
  })
  const texts = hasBrotli()
    ? "texts as Brotli"
    : "texts by gzip, as there was no libnginx-mod-http-brotli-static"
  return {
    origin: `https://localhost:${port}`,
    stop,
    served: `Served by nginx with the generated configuration, over HTTPS and HTTP/2, ${texts}.`,
  }
}
