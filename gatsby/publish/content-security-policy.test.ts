import {createHash} from "node:crypto"
import {readEnvironment} from "../environment/environment"
import {cognitoVariables} from "../environment/testing/cognito"
import {securePage} from "./content-security-policy"

const plain = readEnvironment({})
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`
const pageWith = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body>${body}</body></html>`

/** Sources of a directive of the one policy in a page. */
const sources = (html: string, directive: string) => {
  const policies = [...html.matchAll(/Content-Security-Policy" content="([^"]*)"/g)]
  expect(policies).toHaveLength(1)
  const found = policies[0]?.[1]?.split("; ").find(text => text.startsWith(`${directive} `))
  return found?.split(" ").slice(1)
}

it("allows inline scripts that run by their hash, also in a template, and no data or file", () => {
  const html = securePage(
    pageWith(
      `<script>a < b && "</p>"</script><template><script>/*<![CDATA[*/late()/*]]>*/</script></template>
      <script type="application/ld+json">{"@type":"Trip"}</script><script src="/app.js" async=""></script>
      <script></script><script>a < b && "</p>"</script>`,
    ),
    plain,
  )
  expect(sources(html, "script-src")?.toSorted()).toEqual(
    ["'self'", hash(`a < b && "</p>"`), hash("/*<![CDATA[*/late()/*]]>*/")].toSorted(),
  )
})

it("stands right behind the character set, and takes an earlier policy's place", () => {
  const once = securePage(pageWith("<script>a()</script>"), plain)
  expect(once).toMatch(/<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/)
  expect(securePage(once, plain)).toBe(once)
  const changed = securePage(once.replace("a()", "b()"), plain)
  expect(sources(changed, "script-src")).toEqual(["'self'", hash("b()")])
  expect(() => securePage("<html></html>", plain)).toThrow("charset")
})

it("lets no host in but those of what the build has", () => {
  const page = pageWith("")
  expect(securePage(page, plain)).not.toContain("https:")
  const measured = securePage(page, readEnvironment({GATSBY_GTM_ID: "GTM-ABC123"}))
  expect(sources(measured, "script-src")).toEqual(["'self'", "https://www.googletagmanager.com"])
  expect(sources(measured, "connect-src")).toContain("https://*.google-analytics.com")
  const gated = securePage(page, readEnvironment(cognitoVariables))
  expect(sources(gated, "connect-src")).toEqual([
    "'self'",
    "https://roots.auth.eu-west-1.amazoncognito.com",
    "https://cognito-idp.eu-west-1.amazonaws.com",
    "https://cognito-identity.eu-west-1.amazonaws.com",
  ])
  expect(sources(gated, "script-src")).toEqual(["'self'"])
})
