import type {LaunchOptions} from "@playwright/test"
import type {GateSettings} from "../../../src/features/sign-in-gate/settings"
import {chromiumArguments, makeCertificate} from "../../../tools/identity/certificate"
import type {Switchboard} from "../../../tools/identity/faults"
import {type GatedSite, startGatedSite} from "../../../tools/identity/gated-site"
import {identityHosts, localCognito} from "../../../tools/identity/pool"
import {startIdentityServer} from "../../../tools/identity/server"
import {test as base} from "../../support/test"

/** Where the tests meet the gated site; Chromium finds all of them on this machine. */
export const origins = {
  localhost: "http://localhost:5173",
  dev: "https://dev.example.com",
  subdomain: "https://a.dev.example.com",
  lookAlike: "https://dev.example.com.evil.test",
  public: "https://www.example.com",
}

/** Settings of the gated site. */
export const settings: GateSettings = {
  devDomain: "dev.example.com",
  ips: ["127.0.0.1"],
  cognito: localCognito,
}

type Machine = {
  arguments: string[]
  /** Origin of the site on the listed IP. */
  ipOrigin: string
  switchboard: Switchboard
  withhold: GatedSite["withhold"]
}

const secureHosts = [origins.dev, origins.subdomain, origins.lookAlike, origins.public].map(
  origin => new URL(origin).host,
)

/**
 * Playwright's test with one site and one identity server a worker, and a Chromium that finds
 * them: nothing in the browser is replaced.
 */
export const test = base.extend<
  {identity: Switchboard; withhold: GatedSite["withhold"]; ipOrigin: string},
  {machine: Machine}
>({
  machine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const certificate = makeCertificate([...secureHosts, ...Object.values(identityHosts)])
      const site = await startGatedSite("public", settings, certificate)
      const identity = await startIdentityServer(certificate, [origins.dev, origins.localhost])
      const ports = {
        ...Object.fromEntries(Object.values(identityHosts).map(host => [host, identity.port])),
        ...Object.fromEntries(secureHosts.map(host => [host, site.https])),
        "localhost:5173": site.http,
      }
      await use({
        arguments: chromiumArguments(ports, certificate.pin),
        ipOrigin: `http://127.0.0.1:${site.http}`,
        switchboard: identity.switchboard,
        withhold: site.withhold,
      })
      site.stop()
      await identity.stop()
    },
    {scope: "worker"},
  ],
  launchOptions: [
    async ({machine, launchOptions}, use) => {
      const options: LaunchOptions = {
        ...launchOptions,
        args: [...(launchOptions.args ?? []), ...machine.arguments],
        // Playwright turns the back-forward cache off.
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      }
      await use(options)
    },
    {scope: "worker"},
  ],
  identity: async ({machine}, use) => {
    machine.switchboard.reset()
    await use(machine.switchboard)
  },
  withhold: async ({machine}, use) => {
    await use(machine.withhold)
    machine.withhold(undefined)
  },
  ipOrigin: async ({machine}, use) => use(machine.ipOrigin),
})

export {expect} from "@playwright/test"
