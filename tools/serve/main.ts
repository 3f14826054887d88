/** Serves the last build at PORT. */
import process from "node:process"
import {loadEnvFile} from "../../gatsby/environment/environment"
import {createSiteServer} from "./server"

loadEnvFile()
const port = Number(process.env.PORT || 8000)

createSiteServer().listen(port, () =>
  process.stdout.write(`\nThe site is ready: http://localhost:${port}/  (Ctrl+C ends it)\n`),
)
