import {eitherWaySource} from "./path-pattern"
import {type HostingRules, hostingRules} from "./rules"

/** A path with or without its slash, as the source of a regular expression with numbered groups. */
const eitherWay = (path: string) => eitherWaySource(path).replaceAll(/\(\?<\w+>/g, "(")

const numbered = (path: string) => {
  let group = 0
  return path.replace(/:\w+/g, () => `$${++group}`)
}

const list = (entries: readonly (string | string[])[]) =>
  `[\n${entries.map(entry => `  ${JSON.stringify(entry)},\n`).join("")}]`

/**
 * Text of the CloudFront function for viewer requests: redirects, 410, and the file of a page, which
 * a bucket does not find by itself. It knows no pages, so any address without a slash and an ending
 * leads to the one with it.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
export const cloudFrontFunction = ({
  redirects,
  gone,
  headers,
}: HostingRules = hostingRules): string => `// Written by \`npm run hosting\` from gatsby/publish/hosting: change that, not this.
// CloudFront function, runtime cloudfront-js-2.0, for the event "viewer request".
const moved = ${list(redirects.map(({fromPath, toPath}) => [eitherWay(fromPath), numbered(toPath)]))}
const gone = ${list(gone.map(eitherWay))}
// Answers of a function get no headers of the distribution.
const headers = ${JSON.stringify(
  Object.fromEntries(headers.map(({name, value}) => [name.toLowerCase(), {value}])),
  null,
  2,
)}

function answer(statusCode, statusDescription, more) {
  return {statusCode, statusDescription, headers: Object.assign({}, headers, more)}
}

function queryOf(querystring) {
  const parts = []
  Object.keys(querystring).forEach(function (key) {
    const values = querystring[key].multiValue || [querystring[key]]
    values.forEach(function (one) {
      parts.push(one.value === "" ? key : key + "=" + one.value)
    })
  })
  return parts.length > 0 ? "?" + parts.join("&") : ""
}

function handler(event) {
  const request = event.request
  // Two slashes at the start would lead to another host.
  const path = request.uri.replace(/^\\/+/, "/")
  const matches = function (source) {
    return new RegExp(source).test(path)
  }
  if (gone.some(matches)) return answer(410, "Gone", {})
  const move = moved.find(function (pair) {
    return matches(pair[0])
  })
  const isPage = /\\/[^/.]+$/.test(path)
  if (move || isPage) {
    const target = move ? path.replace(new RegExp(move[0]), move[1]) : path + "/"
    return answer(301, "Moved Permanently", {
      location: {value: target + queryOf(request.querystring)},
    })
  }
  if (path.endsWith("/")) request.uri = path + "index.html"
  return request
}
`

type Option = (value: string) => [string, object]

/** Headers that CloudFront takes by an option of their own only. */
const options: Record<string, Option> = {
  "Strict-Transport-Security": value => [
    "StrictTransportSecurity",
    {AccessControlMaxAgeSec: Number(/\d+/.exec(value)?.[0])},
  ],
  "X-Content-Type-Options": () => ["ContentTypeOptions", {}],
  "X-Frame-Options": value => ["FrameOptions", {FrameOption: value}],
  "Referrer-Policy": value => ["ReferrerPolicy", {ReferrerPolicy: value}],
  "Content-Security-Policy": value => ["ContentSecurityPolicy", {ContentSecurityPolicy: value}],
}

/**
 * Text of the response headers policy, for `aws cloudfront create-response-headers-policy`.
 *
 * @see https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyConfig.html
 */
export const cloudFrontHeaders = (): string => {
  const {headers} = hostingRules
  const security = headers.flatMap(({name, value}) => {
    const [option, settings] = options[name]?.(value) ?? []
    return option ? [[option, {Override: true, ...settings}]] : []
  })
  const others = headers
    .filter(({name}) => !options[name])
    .map(({name, value}) => ({Header: name, Value: value, Override: true}))
  const policy = {
    Name: "entreraices",
    SecurityHeadersConfig: Object.fromEntries(security),
    CustomHeadersConfig: {Quantity: others.length, Items: others},
  }
  return `${JSON.stringify(policy, null, 2)}\n`
}
