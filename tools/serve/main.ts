import process from "node:process"
import {createSiteServer} from "./server"

/** Checked by `npm start` before it builds (tools/set-up/port.mjs). */
const port = Number(process.env.PORT || 8000)

const server = createSiteServer("public")
server.on("error", error => {
  process.stderr.write(`The server could not listen on port ${port}: ${error.message}\n`)
  process.exit(1)
})
server.listen(port, () =>
  process.stdout.write(`\nThe site is ready: http://localhost:${port}/  (Ctrl+C ends it)\n`),
)
