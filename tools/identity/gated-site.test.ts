import {createHash, createPrivateKey, X509Certificate} from "node:crypto"
import {readEnvironment} from "../../gatsby/environment/environment"
import {securePage} from "../../gatsby/publish/finish/page-policy"
import {makeCertificate} from "./certificate"
import {withSettings} from "./gated-site"
import {localCognito} from "./pool"

const settings = {devDomain: "dev.example.com", ips: ["127.0.0.1"], cognito: localCognito}
const page = securePage(
  `<html><head><meta charset="utf-8"/><meta name="robots" content="noindex"/><script>own()</script></head></html>`,
  readEnvironment({}),
)

describe("withSettings", () => {
  const changed = withSettings(page, settings, "boot()")
  const content = /name="sign-in-gate" content="([^"]*)"/.exec(changed)?.[1] ?? ""

  it("writes settings that a browser reads back", () => {
    expect(JSON.parse(content.replace(/&quot;/g, '"').replace(/&amp;/g, "&"))).toEqual(settings)
  })

  it("opens the page's policy for the identity services, and changes the boot alone", () => {
    const services = /connect-src 'self'([^;]*)/.exec(changed)?.[1] ?? ""
    expect(services.split(" ").filter(Boolean)).toEqual([
      `https://${localCognito.domain}`,
      "https://cognito-idp.eu-west-1.amazonaws.com",
      "https://cognito-identity.eu-west-1.amazonaws.com",
    ])
    expect(changed).toContain("<script>boot()</script>")
    const others = (html: string) =>
      html.replace(/<meta name="sign-in-gate"[^>]*>|<script>.*?<\/script>| 'sha256-[^']+'/gs, "")
    expect(others(changed).replace(services, "")).toBe(others(page))
  })

  it("refuses a page that could not be gated", () => {
    expect(() => withSettings("<html></html>", settings, "boot()")).toThrow("no head")
  })
})

it("makes a certificate that its own key signed, for the given hosts", () => {
  const {key, cert, pin} = makeCertificate(["dev.example.com", "*.amazoncognito.com"])
  const read = new X509Certificate(cert)
  expect(read.checkHost("dev.example.com")).toBeDefined()
  expect(read.checkHost("name.amazoncognito.com")).toBeDefined()
  expect(read.checkHost("www.example.com")).toBeUndefined()
  expect(read.verify(read.publicKey)).toBe(true)
  expect(read.checkPrivateKey(createPrivateKey(key))).toBe(true)
  const spki = read.publicKey.export({type: "spki", format: "der"})
  expect(pin).toBe(createHash("sha256").update(spki).digest("base64"))
  expect(Date.parse(read.validFrom)).toBeLessThan(Date.now())
  expect(Date.parse(read.validTo)).toBeGreaterThan(Date.now())
})
