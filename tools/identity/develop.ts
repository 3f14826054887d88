import {spawn} from "node:child_process"
import {mkdtempSync} from "node:fs"
import os from "node:os"
import path from "node:path"
import process from "node:process"
import {chromium} from "@playwright/test"
import {untilUp} from "../listen"
import {say} from "../say"
import {chromiumArguments, makeCertificate} from "./certificate"
import {cognitoVariables, identityHosts, localCognito, localUser} from "./pool"
import {startIdentityServer} from "./server"

/** The only local address that the hosted page returns to. */
const origin = "http://localhost:5173"
const hosts = Object.values(identityHosts)

const startSite = () =>
  spawn("node_modules/.bin/gatsby", ["develop", "--port", "5173", ...process.argv.slice(2)], {
    stdio: "inherit",
    env: {...process.env, ...cognitoVariables(localCognito)},
  })

const quote = (argument: string) => (/[\s*~]/.test(argument) ? `'${argument}'` : argument)

/** Starts the development site behind a local identity server, and a browser that finds both. */
const main = async () => {
  const certificate = makeCertificate(hosts)
  const identity = await startIdentityServer(certificate, [origin])
  const ports = Object.fromEntries(hosts.map(host => [host, identity.port]))
  const browser = process.env.CHROMIUM_PATH || chromium.executablePath()
  const browserArguments = [
    ...chromiumArguments(ports, certificate.pin),
    `--user-data-dir=${mkdtempSync(path.join(os.tmpdir(), "gated-"))}`,
    "--no-first-run",
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    `${origin}/`,
  ]
  say("\nThe local identity server is up. Sign in as")
  say(`  user      ${localUser.username}`)
  say(`  password  ${localUser.password}`)
  say("It speaks for Cognito's hosts on this machine; this browser looks for them here:")
  say(`  ${[browser, ...browserArguments].map(quote).join(" ")}\n`)

  const site = startSite()
  const end = () => site.kill("SIGTERM")
  process.on("SIGINT", end)
  process.on("SIGTERM", end)
  site.on("close", async code => {
    await identity.stop()
    process.exit(code ?? 0)
  })

  const {DISPLAY, WAYLAND_DISPLAY} = process.env
  if (process.platform === "linux" && !DISPLAY && !WAYLAND_DISPLAY)
    return say("There is no screen here: open that browser where you have one.\n")
  if (await untilUp(origin, site))
    spawn(browser, browserArguments, {stdio: "ignore", detached: true}).unref()
}

void main()
