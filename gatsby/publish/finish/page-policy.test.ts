import {createHash} from "crypto"
import {readEnvironment} from "../../environment/environment"
import {cognitoVariables} from "../../environment/testing/cognito"
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

describe("inline code of a page", () => {
  const scripts = (type: string) =>
    findInlineCode(parsePage(`<script type="${type}">a()</script>`)).scripts

  it.each([
    "",
    "module",
    " Module ",
    "importmap",
    "speculationrules",
    "text/javascript",
    "application/javascript",
    "text/ecmascript",
    "application/x-javascript",
    "TEXT/JAVASCRIPT",
  ])("runs a script of the type “%s”, which needs its hash", type => {
    expect(scripts(type)).toEqual([hash("a()")])
  })

  it.each([
    "application/json",
    "text/template",
    "text/javascript2",
    "x/text/javascript",
    "text/x-",
  ])("is data in a script of the type “%s”", type => {
    expect(scripts(type)).toEqual([])
  })

  it("is read of attributes as the browser decodes them, and told once", () => {
    const html = `<p style="a:&quot;&#x27;&#39;&lt;&gt;&amp;&nbsp;"></p>`
    expect(findInlineCode(parsePage(html + html)).styleAttributes).toEqual([hash(`a:"''<>&\u00a0`)])
    expect(findInlineCode(parsePage("<script></script>")).scripts).toEqual([])
  })
})

describe("pagePolicy", () => {
  it("allows a page what is the site's own, and nothing that it does not need", () => {
    expect(pagePolicy(nothing, plain).split("; ")).toEqual([
      "default-src 'self'",
      "base-uri 'self'",
      "connect-src 'self'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-src 'none'",
      "img-src 'self' data:",
      "object-src 'none'",
      "script-src 'self'",
      "script-src-attr 'none'",
      "style-src 'self' 'unsafe-inline'",
      "style-src-elem 'self'",
      "style-src-attr 'none'",
      "worker-src 'self'",
    ])
  })

  it("allows what is inline by its hash, each in its own place", () => {
    const policy = pagePolicy({scripts: ["'a'"], styles: ["'b'"], styleAttributes: ["'c'"]}, plain)
    expect(directive(policy, "script-src")).toEqual(["'self'", "'a'"])
    expect(directive(policy, "style-src-elem")).toEqual(["'self'", "'b'"])
    expect(directive(policy, "style-src-attr")).toEqual(["'unsafe-hashes'", "'c'"])
  })

  it("lets reports go to the hosts of Google's statistics, and nowhere else", () => {
    const policy = pagePolicy(nothing, readEnvironment({GATSBY_GTM_ID: "GTM-ABC123"}))
    const hosts = [
      "https://*.google-analytics.com",
      "https://analytics.google.com",
      "https://*.analytics.google.com",
      "https://*.googletagmanager.com",
    ]
    expect(directive(policy, "connect-src")).toEqual(["'self'", ...hosts])
    expect(directive(policy, "script-src")).toEqual(["'self'", "https://www.googletagmanager.com"])
    expect(directive(policy, "img-src")?.slice(0, 6)).toEqual(["'self'", "data:", ...hosts])
  })

  it("lets the badge of a preview show, by Google's own hosts alone", () => {
    const policy = pagePolicy(nothing, readEnvironment({GATSBY_GTM_ID: "GTM-ABC123"}))
    const added = ["style-src-elem", "font-src", "img-src"].flatMap(name =>
      (directive(policy, name) ?? []).filter(source => /static|googleapis|www/.test(source)),
    )
    expect(added.sort()).toEqual([
      "https://fonts.googleapis.com",
      "https://fonts.gstatic.com",
      "https://ssl.gstatic.com",
      "https://www.googletagmanager.com",
      "https://www.gstatic.com",
    ])
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|gstatic|tagmanager\.google)/)
  })

  it("lets Cognito in with the sign-in settings, in the region of each pool", () => {
    const policy = pagePolicy(nothing, readEnvironment(cognitoVariables))
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

  it("finds the character set among other tags, whatever else its tag says", () => {
    const view = '<meta name="viewport" content="width=device-width"/>'
    const html = securePage(`${view}<meta data-head="true" charset="utf-8"/>${view}`, plain)
    expect(html).toMatch(/charset="utf-8"\/><meta http-equiv="Content-Security-Policy"/)
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
