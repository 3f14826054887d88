import {withConnections, withSettings} from "./gated-site"
import {localCognito} from "./pool"

const settings = {devDomain: "dev.example.com", ips: ["127.0.0.1"], cognito: localCognito}

describe("withSettings", () => {
  it("changes the settings' element alone, and a browser reads them back", () => {
    const head = '<meta name="sign-in-gate" content="{&quot;cognito&quot;:null}"/>'
    const page = `<html><head>${head}<meta name="robots" content="noindex"/></head></html>`
    const changed = withSettings(page, settings)
    const content = /name="sign-in-gate" content="([^"]*)"/.exec(changed)?.[1] ?? ""
    expect(JSON.parse(content.replace(/&quot;/g, '"').replace(/&amp;/g, "&"))).toEqual(settings)
    expect(changed.replace(content, "{&quot;cognito&quot;:null}")).toBe(page)
  })

  it("refuses a page that could not be gated", () => {
    expect(() => withSettings("<html></html>", settings)).toThrow('no <meta name="sign-in-gate">')
  })
})

it("opens a policy for the identity services and for nothing else", () => {
  expect(
    withConnections("default-src 'self'; connect-src 'self'; img-src *", ["https://a.test"]),
  ).toBe("default-src 'self'; connect-src 'self' https://a.test; img-src *")
})
