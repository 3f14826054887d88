import {readFileSync} from "fs"
import {amplifyHeaders} from "./amplify"
import {hostingFiles} from "./artefacts"
import {nginxSite} from "./nginx"
import {patternSource} from "./path-pattern"
import {contentType, hostingRules, typeOf} from "./rules"
import {headersFile} from "./static-host"

it.each(Object.entries(hostingFiles()))(
  "%s is up to date (npm run hosting writes it)",
  (file, text) => {
    expect(readFileSync(file, "utf8")).toBe(text)
  },
)

it("every host is told the types that it may not know", () => {
  for (const {path, type} of hostingRules.types) {
    expect(nginxSite()).toContain(`"${patternSource(path)}" { default_type ${type}; }`)
    expect(amplifyHeaders()).toContain(JSON.stringify(contentType(type)))
    expect(headersFile()).toContain(`${path}\n  Content-Type: ${contentType(type)}`)
  }
  expect(typeOf("/feeds/meta-en.csv")).toBe("text/csv; charset=utf-8")
  expect(typeOf("/en/index.html")).toBeUndefined()
})
