import {createHash} from "crypto"
import {readEnvironment} from "../environment/environment"
import {findInlineCode} from "./inline-code"
import {pagePolicy, securePage} from "./page-policy"
import {parsePage} from "./page-tree"

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`
const plain = readEnvironment({})
const nothing = {scripts: [], styles: [], styleAttributes: []}
const directive = (policy: string, name: string) =>
  policy
    .split("; ")
    .find(text => text.startsWith(`${name} `))
    ?.split(" ")
    .slice(1)

describe("findInlineCode", () => {
  it("hashes scripts that run, byte for byte, and leaves data and files alone", () => {
    const html = `<script>a < b && "</p>"</script><script type="module" >m()</script>
      <script type="application/ld+json">{"@type":"Trip"}</script>
      <script src="/app.js" async></script><script src='/b.js'>ignored</script>
      <script type="importmap">{}</script><script data-src="/c.js"></script><script>a < b && "</p>"</script>`
    expect(findInlineCode(parsePage(html)).scripts).toEqual(
      [hash(`a < b && "</p>"`), hash("m()"), hash("{}")].sort(),
    )
  })

  it("hashes style elements, and style attributes as the browser reads them", () => {
    const html = `<style data-href="/styles.css">p{color:red}</style>
      <p style="background:url(&quot;/a.png&quot;)" title="x">style="not this"</p>
      <p data-style="nor this">…</p><!-- <p style="nor:this"> -->
      <script>const text = '<p style="nor:this">'</script>`
    expect(findInlineCode(parsePage(html))).toMatchObject({
      styles: [hash("p{color:red}")],
      styleAttributes: [hash('background:url("/a.png")')],
    })
  })
})

describe("pagePolicy", () => {
  it("allows no other origin unless a setting asks for it", () => {
    expect(pagePolicy(nothing, plain)).not.toContain("https:")
    expect(pagePolicy(nothing, plain)).not.toMatch(/script-src[^;]*unsafe/)
  })

  it("lets the tag manager in with its id", () => {
    const policy = pagePolicy(nothing, readEnvironment({GATSBY_GTM_ID: "GTM-ABC123"}))
    expect(directive(policy, "script-src")).toContain("https://www.googletagmanager.com")
    expect(directive(policy, "connect-src")).toContain("https://*.google-analytics.com")
    expect(policy).not.toContain("amazon")
  })

  it("lets Cognito in with the sign-in settings, in the region of each pool", () => {
    const policy = pagePolicy(
      nothing,
      readEnvironment({
        GATSBY_COGNITO_USER_POOL_ID: "eu-west-1_AbC123",
        GATSBY_COGNITO_CLIENT_ID: "client123",
        GATSBY_COGNITO_DOMAIN: "roots.auth.eu-west-1.amazoncognito.com",
        GATSBY_COGNITO_IDENTITY_POOL_ID: "eu-west-1:1234-abcd",
      }),
    )
    expect(directive(policy, "connect-src")).toEqual([
      "'self'",
      "https://roots.auth.eu-west-1.amazoncognito.com",
      "https://cognito-idp.eu-west-1.amazonaws.com",
      "https://cognito-identity.eu-west-1.amazonaws.com",
    ])
    expect(directive(policy, "script-src")).toEqual(["'self'"])
  })
})

describe("securePage", () => {
  const page =
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>a()</script></head></html>'

  it("stands between the character set and the first script, and allows it", () => {
    const html = securePage(page, plain)
    const [before = "", after = ""] = html.split(/<meta http-equiv="Content-Security-Policy"[^>]*>/)
    expect(before).toMatch(/<meta charSet="utf-8"\/>$/)
    expect(after).toMatch(/^<script>/)
    expect(html).toContain(hash("a()"))
  })

  it("can be run again, also after the page changed", () => {
    const once = securePage(page, plain)
    expect(securePage(once, plain)).toBe(once)
    const changed = securePage(once.replace("a()", "b()"), plain)
    expect(changed).toContain(hash("b()"))
    expect(changed).not.toContain(hash("a()"))
    expect(changed.match(/Content-Security-Policy/g)).toHaveLength(1)
  })

  it("refuses a page without a character set", () => {
    expect(() => securePage("<html><head></head></html>", plain)).toThrow("expected one as Gatsby")
  })
})
