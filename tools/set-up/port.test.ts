import {once} from "node:events"
import {createServer, type Server} from "node:net"
import os from "node:os"

const {ensurePort, portOf} = jest.requireActual<{
  ensurePort: (name: string, port: string, other?: string) => Promise<void>
  portOf: (args: readonly string[]) => string | undefined
}>("./port.mjs")

jest.mock("./say.mjs", () => ({
  fail: (text: string) => {
    throw new Error(text)
  },
}))

const listening: Server[] = []
const listen = async (host?: string) => {
  const server = createServer().listen(0, host)
  listening.push(server)
  await once(server, "listening")
  return (server.address() as {port: number}).port
}
afterEach(() => {
  for (const server of listening.splice(0)) server.close()
})

/** Not every machine has addresses of both kinds. */
const own = Object.values(os.networkInterfaces()).flatMap(of => of?.map(({address}) => address))
const hosts = [undefined, "localhost", ...["127.0.0.1", "::1"].filter(host => own.includes(host))]

it.each(hosts)("says which port is taken, and what to do, whoever listens on %s", async host => {
  const port = await listen(host)
  const other = "npm run develop -- --port {port}"
  await expect(ensurePort("--port", String(port), other)).rejects.toThrow(
    `Port ${port} is taken. End what listens there, or choose another: npm run develop -- --port ${port + 1}`,
  )
  await expect(ensurePort("--port", String(port))).rejects.toThrow(/ End what listens there$/)
})

it("lets a free port pass, and refuses what is no port", async () => {
  const port = await listen()
  listening.pop()?.close()
  await ensurePort("PORT", String(port))
  for (const text of ["abc", "0", "65536", "80.5"])
    await expect(ensurePort("PORT", text)).rejects.toThrow(
      `PORT: found "${text}", expected a whole number from 1 to 65535`,
    )
})

it.each([
  [["--port", "5174"]],
  [["--port=5174"]],
  [["-p", "5174"]],
  [["-p5174"]],
  [["-H", "a", "-p", "5174"]],
])("finds the port among %p", args => expect(portOf(args)).toBe("5174"))

it("finds none where none is named", () => expect(portOf(["--verbose"])).toBeUndefined())
