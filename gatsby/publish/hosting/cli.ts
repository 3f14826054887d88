/**
 * Writes the files that hosts read: `npm run hosting`. With `nginx` it prints the configuration of
 * this site's own nginx instead, for the host of GATSBY_SITE_URL.
 */
import {writeFileSync} from "fs"
import {readEnvironment} from "../../environment/environment"
import {hostingFiles} from "./artefacts"
import {defaultPlace, nginxSite} from "./nginx"

const writeFiles = () => {
  for (const [file, text] of Object.entries(hostingFiles())) {
    writeFileSync(file, text)
    process.stdout.write(`${file}\n`)
  }
}

const printNginx = () => {
  const {hostname} = new URL(readEnvironment(process.env).GATSBY_SITE_URL)
  process.stdout.write(nginxSite({...defaultPlace, serverName: hostname}))
}

if (process.argv[2] === "nginx") printNginx()
else writeFiles()
