import {parsePage} from "../../publish/finish/page-tree"
import {checkConsentOrder} from "./consent-order"
import {dataLayerAtContainer, loadSite, renderPage} from "./testing/rendered-page"

let boot = ""

beforeAll(async () => {
  boot = await loadSite(true)
})

const denied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
}

const commands = (layer: unknown[] | undefined) =>
  JSON.parse(JSON.stringify((layer ?? []).map(entry => Object.values(entry as object))))

describe("a page with a container", () => {
  it("denies all four signals before the container's script is asked for", () => {
    const layer = dataLayerAtContainer(renderPage(true), null)
    expect(commands(layer)[0]).toEqual(["consent", "default", denied])
    expect(layer).toHaveLength(2)
    expect(layer?.[1]).toMatchObject({event: "gtm.js"})
  })

  it.each([
    ["accepted", {...denied, analytics_storage: "granted"}],
    ["rejected", denied],
  ])("repeats a stored %s before it", (stored, signals) => {
    const layer = commands(dataLayerAtContainer(renderPage(true), stored))
    expect(layer.slice(0, 2)).toEqual([
      ["consent", "default", denied],
      ["consent", "update", signals],
    ])
  })

  it("has no frame for browsers without scripts, and passes the check of a build", () => {
    const html = renderPage(true)
    expect(html).toContain("googletagmanager.com/gtm.js")
    expect(html).not.toContain("ns.html")
    expect(() => checkConsentOrder(parsePage(html), boot)).not.toThrow()
  })
})

it("a page without a container names no host of one, and denies consent with the scripts", async () => {
  const own = await loadSite(false)
  const html = renderPage(false)
  expect(html).not.toContain("googletagmanager")
  expect(html).toContain(own)
  expect(own).not.toContain("ad_storage")
  expect(html).toMatch(/<script[^>]* src="\/deferred\.js"/)
})

describe("checkConsentOrder", () => {
  const script = "<script>w[l].push({'gtm.start':1})</script>"
  const early = () => `<script>${boot}</script>`
  const check = (html: string) => () => checkConsentOrder(parsePage(html), boot)

  it("refuses a container before the defaults, or without them", () => {
    const fault = "the container's script stands before the consent defaults"
    expect(check(script + early())).toThrow(fault)
    expect(check(script)).toThrow(fault)
    expect(check(early() + script)).not.toThrow()
  })

  it("refuses the container's frame", () => {
    const frame = `<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=G"></iframe></noscript>`
    expect(check(early() + script + frame)).toThrow("it holds the container's frame")
  })
})
