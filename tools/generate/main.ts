/**
 * Writes generated files: `npm run schemas`, `npm run hosting`, `npm run analytics`. `npm run hosting nginx` prints
 * the configuration of this site's own nginx instead, for the host of GATSBY_SITE_URL.
 */
import {writeFileSync} from "node:fs"
import process from "node:process"
import {readEnvironment} from "../../gatsby/environment/environment"
import {defaultPlace, nginxSite} from "../../gatsby/publish/hosting/nginx"
import {say} from "../say"
import {generated} from "./files"

const [command, host] = process.argv.slice(2)
if (host === "nginx") {
  const {hostname} = new URL(readEnvironment(process.env).GATSBY_SITE_URL)
  process.stdout.write(nginxSite({...defaultPlace, serverName: hostname}))
} else
  for (const [file, text] of Object.entries(generated[command as keyof typeof generated]())) {
    writeFileSync(file, text)
    say(file)
  }
