import {runInNewContext} from "vm"
import {redirectPatterns} from "../../pages/plan-redirects"
import {cloudFrontFunction, cloudFrontHeaders} from "./cloudfront"
import {hostingRules} from "./rules"

type Request = {uri: string; querystring: Record<string, {value: string; multiValue?: object[]}>}
type Answer = Request & {statusCode?: number; headers: Record<string, {value: string}>}

const moved = [{fromPath: "/tours/old.html/", toPath: "/es/about-us/"}]
const renamed = [{slug: "bay", formerSlugs: ["gulf"]}]
const rules = {
  ...hostingRules,
  redirects: redirectPatterns(renamed, moved),
  gone: ["/blog/", "/experiences/older/"],
}

/** Asks the function as CloudFront does. */
const ask = (uri: string, querystring: Request["querystring"] = {}): Answer =>
  runInNewContext(`${cloudFrontFunction(rules)}\nhandler({request})`, {
    request: {method: "GET", uri, querystring, headers: {}},
  })

const leadsTo = (uri: string) => {
  const {statusCode, headers} = ask(uri)
  return [statusCode, headers.location?.value]
}

it.each([
  ["/about-us", "/en/about-us/"],
  ["/about-us/", "/en/about-us/"],
  ["/es/about-us", "/es/about-us/"],
  ["/experiences/bay", "/en/experiences/bay/"],
  ["/experiences/gulf/", "/en/experiences/bay/"],
  ["/es/experiences/gulf", "/es/experiences/bay/"],
  ["/tours/old.html", "/es/about-us/"],
  ["//example/en", "/example/en/"],
])("leads from %s to %s", (from, to) => {
  expect(leadsTo(from)).toEqual([301, to])
})

it("keeps the query, and sends the headers that the distribution does not add", () => {
  const query = {
    a: {value: "1", multiValue: [{value: "1"}, {value: "2"}]},
    b: {value: ""},
  }
  const {headers} = ask("/about-us", query)
  expect(headers.location).toEqual({value: "/en/about-us/?a=1&a=2&b"})
  for (const {name, value} of hostingRules.headers)
    expect(headers[name.toLowerCase()]).toEqual({value})
})

it.each(["/blog", "/blog/", "/experiences/older"])("says that %s is gone", path => {
  expect(ask(path).statusCode).toBe(410)
})

it.each([
  ["/", "/index.html"],
  ["/en/about-us/", "/en/about-us/index.html"],
  ["/static/a1/banner.avif", "/static/a1/banner.avif"],
])("asks the bucket for %s as %s", (path, file) => {
  expect(ask(path)).toMatchObject({uri: file})
})

it("is no larger than CloudFront takes", () => {
  expect(Buffer.byteLength(cloudFrontFunction())).toBeLessThan(10_240)
})

it("says every header of the description in its policy", () => {
  const text = cloudFrontHeaders()
  const {SecurityHeadersConfig: security, CustomHeadersConfig: custom} = JSON.parse(text)
  expect(security.StrictTransportSecurity).toEqual({
    Override: true,
    AccessControlMaxAgeSec: expect.any(Number),
  })
  const own = Object.keys(security).length
  expect(own + custom.Items.length).toBe(hostingRules.headers.length)
  expect(custom.Quantity).toBe(custom.Items.length)
  for (const {name, value} of hostingRules.headers)
    if (name !== "X-Content-Type-Options" && name !== "Strict-Transport-Security")
      expect(text).toContain(JSON.stringify(value))
})
