/** Serves the finished build by a real nginx on PORT, with the generated configuration. */
import process from "node:process"
import {startNginx} from "./nginx"

const port = Number(process.env.PORT ?? 8000)
const server = startNginx("public", port)
process.stdout.write(`nginx serves public/ at http://localhost:${port}/  (Ctrl+C ends it)\n`)
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.kill())
server.on("exit", code => process.exit(code ?? 1))
