import {spawn} from "node:child_process"
import {once} from "node:events"
import {createServer, type Server} from "node:net"
import os from "node:os"
import path from "node:path"
import {pathToFileURL} from "node:url"

const portFile = pathToFileURL(path.resolve("tools/set-up/port.mjs")).href

/** What a script that uses the module prints, and how it ends. */
const run = async (script: string) => {
  const code = `import {ensurePort, portOf} from "${portFile}"\n${script}`
  const child = spawn(process.execPath, ["--input-type=module", "-e", code])
  let [said, failed] = ["", ""]
  child.stdout.on("data", part => {
    said += part
  })
  child.stderr.on("data", part => {
    failed += part
  })
  const [status] = await once(child, "close")
  return {said, failed, status}
}

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
  const ask = `await ensurePort("--port", "${port}", "npm run develop -- --port {port}")`
  expect(await run(`${ask}; console.log("on it goes")`)).toEqual({
    said: "",
    failed: `Port ${port} is taken. End what listens there, or choose another: npm run develop -- --port ${port + 1}\n`,
    status: 1,
  })
  const alone = await run(`await ensurePort("--port", "${port}")`)
  expect(alone.failed).toBe(`Port ${port} is taken. End what listens there\n`)
})

it("lets a free port pass, and refuses what is no port", async () => {
  const port = await listen()
  listening.pop()?.close()
  const free = await run(`await ensurePort("PORT", "${port}"); console.log("on it goes")`)
  expect(free).toEqual({said: "on it goes\n", failed: "", status: 0})
  for (const text of ["abc", "0", "65536", "80.5"])
    expect((await run(`await ensurePort("PORT", "${text}")`)).failed).toBe(
      `PORT: found "${text}", expected a whole number from 1 to 65535\n`,
    )
})

it("finds the port among arguments, however it is written", async () => {
  const lists = [
    ["--port", "5174"],
    ["--port=5174"],
    ["-p", "5174"],
    ["-p5174"],
    ["-H", "a", "-p", "5174"],
  ]
  const {said} = await run(`for (const args of ${JSON.stringify(lists)}) console.log(portOf(args))`)
  expect(said.trim().split("\n")).toEqual(lists.map(() => "5174"))
  expect((await run(`console.log(portOf(["--verbose"]))`)).said).toBe("undefined\n")
})
