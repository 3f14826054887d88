import {createServer} from "node:http"
import process from "node:process"
import {createSiteServer} from "./server"

const defaultPort = 8000

const readPort = () => {
  const text = process.env.PORT || String(defaultPort)
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  process.stderr.write(`PORT: found "${text}", expected a whole number from 1 to 65535\n`)
  return process.exit(1)
}

const explain = (port: number) => (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken. End what listens there, or choose another: PORT=${port + 1} npm start`
      : `The server could not listen on port ${port}: ${error.message}`
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

const port = readPort()

if (process.argv.includes("--check-port")) {
  // The question comes before the build, because nobody should wait minutes to learn that the port
  // is taken.
  const probe = createServer()
  probe.on("error", explain(port))
  probe.listen(port, () => probe.close())
} else {
  const server = createSiteServer("public")
  server.on("error", explain(port))
  server.listen(port, () =>
    process.stdout.write(`\nThe site is ready: http://localhost:${port}/  (Ctrl+C ends it)\n`),
  )
}
