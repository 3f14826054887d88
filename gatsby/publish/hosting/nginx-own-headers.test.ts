import {headerValue, ownMaps} from "./nginx-own-headers"
import type {HostingRules} from "./rules"

const rules = {
  headers: [
    {name: "Content-Security-Policy", value: "default-src 'self'"},
    {name: "X-Frame-Options", value: "DENY"},
    {name: "Referrer-Policy", value: "no-referrer"},
  ],
  own: [
    {path: "/worker.mjs", headers: [{name: "Content-Security-Policy", value: "default-src *"}]},
    {
      path: "/frame/",
      headers: [
        {name: "Content-Security-Policy", value: 'a "b"'},
        {name: "X-Frame-Options", value: "SAMEORIGIN"},
      ],
    },
  ],
} as unknown as HostingRules

it("maps each header that has a form of its own somewhere, a line for each path", () => {
  expect(ownMaps(rules)).toBe(`map $uri $entreraices_content_security_policy {
    default "default-src 'self'";
    /worker.mjs "default-src *";
    /frame/ "a \\"b\\"";
}

map $uri $entreraices_x_frame_options {
    default "DENY";
    /frame/ "SAMEORIGIN";
}

`)
  expect(ownMaps({...rules, own: []})).toBe("")
})

it("gives a header the map's value, or its own where no path has another", () => {
  const [policy, , referrer] = rules.headers
  expect(policy && headerValue(rules, policy)).toBe("$entreraices_content_security_policy")
  expect(referrer && headerValue(rules, referrer)).toBe('"no-referrer"')
})
