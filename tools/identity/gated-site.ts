import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http"
import {createServer as createHttpsServer} from "node:https"
import {readEnvironment} from "../../gatsby/environment/environment"
import {escapeMarkup} from "../../gatsby/files/escape"
import {bundleInlineScript} from "../../gatsby/hooks/inline-script"
import {securePage} from "../../gatsby/publish/finish/page-policy"
import {type GateSettings, settingsName} from "../../src/features/sign-in-gate/settings"
import {listen} from "../listen"
import {createSiteServer} from "../serve/server"
import {withBoot} from "../testing/with-boot"
import type {Certificate} from "./certificate"
import {cognitoVariables} from "./pool"

const host = "127.0.0.1"

const environmentOf = ({devDomain, ips, cognito}: GateSettings) =>
  readEnvironment({
    GATSBY_DEV_DOMAIN: devDomain,
    GATSBY_GATED_IPS: ips.join(","),
    ...cognitoVariables(cognito ?? undefined),
  })

const head = /<head><meta charset="utf-8"\/>/i

/**
 * Turns a page of a build without sign-in into the page that a build with it makes: the settings
 * stand in one meta element, before all scripts, the boot is that of such a build, and the page's
 * policy lets it call the identity services.
 *
 * @param boot - code of the inline script
 * @throws Error for a page without a head
 */
export const withSettings = (html: string, settings: GateSettings, boot: string): string => {
  if (!head.test(html)) throw new Error("A page has no head that could hold the gate's settings")
  const content = escapeMarkup(JSON.stringify(settings))
  const gate = `<meta name="${settingsName}" content="${content}"/>`
  const page = withBoot(html, boot).replace(head, start => start + gate)
  return securePage(page, environmentOf(settings))
}

/** A gated copy of the built site, over http and https. */
export type GatedSite = {
  http: number
  https: number
  /** Makes the files whose path matches fail until it is called again; undefined heals them. */
  withhold: (files: RegExp | undefined) => void
  stop: () => void
}

/**
 * Serves the build in `folder` as if it had been made with sign-in settings.
 *
 * @param certificate - for https
 */
export const startGatedSite = async (
  folder: string,
  settings: GateSettings,
  certificate: Certificate,
): Promise<GatedSite> => {
  const boot = await bundleInlineScript(process.cwd())
  const site = await listen(createSiteServer(folder), host)

  let withheld: RegExp | undefined

  const answer = async ({url = "/"}: IncomingMessage, response: ServerResponse) => {
    if (withheld?.test(url)) return response.writeHead(503).end()
    const served = await fetch(site.origin + url, {
      redirect: "manual",
      headers: {"accept-encoding": "identity"},
    })
    const headers = new Headers(served.headers)
    headers.delete("content-length")
    headers.delete("etag")
    const isPage = headers.get("content-type")?.startsWith("text/html")
    const body = Buffer.from(await served.arrayBuffer())
    response.writeHead(served.status, Object.fromEntries(headers))
    response.end(isPage ? withSettings(body.toString("utf8"), settings, boot) : body)
  }
  const handler = (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch(error => response.writeHead(500).end(String(error)))
  }

  const plain = await listen(createHttpServer(handler), host)
  const secure = await listen(createHttpsServer(certificate, handler), host)
  return {
    http: plain.port,
    https: secure.port,
    withhold: files => {
      withheld = files
    },
    stop: () => {
      for (const server of [plain, secure, site]) void server.stop()
    },
  }
}
