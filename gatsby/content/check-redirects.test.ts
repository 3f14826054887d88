import {planRedirects} from "../pages/plan-redirects"
import {checkRedirects} from "./check-redirects"
import {checkSchema} from "./check-schema"
import {formatFault} from "./fault"
import {oldAddresses} from "./old-addresses"
import {type Redirects, redirectsSchema} from "./schema/redirects"

const site = {
  experiences: [
    {slug: "salt", formerSlugs: ["pepper"], group: "1-day" as const, price: 60, regions: []},
  ],
  regions: [],
}

const faults = (...redirects: Redirects) =>
  checkRedirects({...site, redirects: {redirects}} as never).map(formatFault)

const shapeFaults = (entry: unknown) =>
  checkSchema("a.json", redirectsSchema, {redirects: [entry]}).faults.map(formatFault)

it("lets addresses of an earlier site lead to pages, or be gone", () => {
  const redirects = [
    {from: "/tours/old.html", to: "/es/experiences/salt/"},
    {from: "/Tours/Salt", to: "/en/"},
    {from: "/blog/", gone: true},
  ]
  expect(shapeFaults(redirects[0])).toEqual([])
  expect(faults(...redirects)).toEqual([])
  expect(planRedirects({...site, redirects: {redirects}})).toContainEqual({
    fromPath: "/tours/old.html/",
    toPath: "/es/experiences/salt/",
  })
  expect(oldAddresses(redirects).gone).toEqual(["/blog/"])
})

it.each([
  "https://old.example/tours/",
  "//old.example/",
  "tours/",
  "/tours/?id=1",
  "/tours/#salt",
  "/a//b",
  "/../b",
  "/.env",
  "/a b",
  "/tours/*",
  "/:slug/",
  "",
])("takes no host, query or pattern: %j", from => {
  expect(shapeFaults({from, to: "/en/"})).toEqual([
    expect.stringMatching(/→ redirects\[0\]\.from: .* expected a path such as/),
  ])
  expect(shapeFaults({from: "/a/", to: from})).toHaveLength(1)
})

it.each([{from: "/a/"}, {from: "/a/", to: "/en/", gone: true}, {from: "/a/", gone: false}])(
  "wants a page or its end, one of them: %j",
  entry => {
    expect(shapeFaults(entry)).toEqual([expect.stringContaining("expected either a page")])
  },
)

it("names a redirect to itself, and one in a circle", () => {
  expect(faults({from: "/a", to: "/a/"})).toEqual([
    'data/redirects.json → redirects[0].to: found "/a/", a redirect in a circle: /a/ → /a/, expected a page of this site',
  ])
  const circle = faults(
    {from: "/a/", to: "/b/"},
    {from: "/b/", to: "/c/"},
    {from: "/c/", to: "/b/"},
  )
  expect(circle).toHaveLength(3)
  expect(circle[0]).toContain("/a/ → /b/ → /c/ → /b/")
})

it("names the end of a chain, and a page that is missing", () => {
  expect(faults({from: "/a/", to: "/b/"}, {from: "/b/", to: "/en/"})).toEqual([
    'data/redirects.json → redirects[0].to: found "/b/", which leads on, expected "/en/", where the visitor ends',
  ])
  for (const to of [
    "/en/nowhere/",
    "/experiences/salt/",
    "/en/experiences/pepper/",
    "/404/",
    "/logout/",
  ])
    expect(faults({from: "/a/", to})).toEqual([expect.stringContaining("which is no page")])
  expect(faults({from: "/a/", to: "/b/"}, {from: "/b/", gone: true})).toEqual([
    expect.stringContaining("which is no page"),
  ])
})

it("takes each address once, and none that this site answers", () => {
  expect(faults({from: "/a", to: "/en/"}, {from: "/a/", gone: true})).toEqual([
    expect.stringContaining('redirects[1].from: found "/a/" a second time'),
  ])
  for (const from of ["/", "/es/about-us", "/about-us/", "/experiences/pepper/"])
    expect(faults({from, gone: true})).toEqual([
      expect.stringContaining("which this site answers already"),
    ])
})
