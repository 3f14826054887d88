/** Serves the last build at PORT. */
import process from "node:process"
import {loadEnvFile} from "../../gatsby/environment/environment"
import {createSiteServer} from "./server"

loadEnvFile()
const port = Number(process.env.PORT || 8000)

createSiteServer()
  .once("error", (error: NodeJS.ErrnoException) => {
    process.stderr.write(`Port ${port} cannot be used (${error.code}): choose another by PORT.\n`)
    process.exitCode = 1
  })
  .listen(port, () =>
    process.stdout.write(`\nThe site is ready: http://localhost:${port}/  (Ctrl+C ends it)\n`),
  )
