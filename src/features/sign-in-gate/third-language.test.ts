import words from "../../../locales/shared/gate.json"
import barWords from "../../../locales/shared/gate-bar.json"
import errors from "../../../locales/shared/gate-errors.json"
import splashWords from "../../../locales/shared/gate-splash.json"
import {showBar} from "./bar"
import {bootGate} from "./boot"
import {splashId, waitingWords} from "./boot-options"
import {explain, namedError} from "./errors"
import {hideSplash, showFailure} from "./splash"

jest.mock("../../i18n/locales")

jest.mock("../../../locales/shared/gate.json", () => require("./testing/french").inFrench("gate"))
jest.mock("../../../locales/shared/gate-bar.json", () =>
  require("./testing/french").inFrench("gate-bar"),
)
jest.mock("../../../locales/shared/gate-errors.json", () =>
  require("./testing/french").inFrench("gate-errors"),
)

jest.mock("../../../locales/shared/gate-splash.json", () =>
  require("./testing/french").inFrench("gate-splash"),
)

const splash = () => document.getElementById(splashId) as HTMLElement

/** What the elements of that name on the splash say, by their language. */
const spoken = (tag: string) =>
  [...splash().querySelectorAll<HTMLElement>(tag)].map(({lang, textContent}) => [lang, textContent])

const inAll = (texts: object) => {
  const {en, es, fr} = texts as Record<string, string>
  expect(fr).toBe(`${en} (fr)`)
  return Object.entries({en, es, fr})
}

beforeEach(() => {
  const settings = {devDomain: "dev.test", ips: [], cognito: {}}
  document.head.innerHTML = `<meta name="sign-in-gate" content='${JSON.stringify(settings)}'>`
  const location = {hostname: "dev.test", pathname: "/fr/"}
  bootGate({document, navigator, location} as unknown as Window, waitingWords())
})

afterEach(() => {
  hideSplash()
  delete document.documentElement.dataset.gate
})

it("is spoken by the splash while the visitor waits", () => {
  expect(spoken("p")).toEqual(inAll(splashWords.waiting))
})

it.each([
  ["network", new TypeError("Failed to fetch")],
  ["cancelled", namedError("OAuthSignInException", "User cancelled OAuth flow.")],
  ["denied", namedError("OAuthSignInException", "User denied access")],
  ["unknown", new Error("Something else")],
] as const)("is spoken by the splash after a failure: %s", async (kind, error) => {
  const tried = showFailure(explain(error))
  expect(spoken("h1")).toEqual(inAll(words.title))
  expect(spoken("p")).toEqual(inAll(errors.kind[kind]))
  expect(spoken("button span")).toEqual(inAll(words.retry))
  splash().querySelector("button")?.click()
  await tried
  expect(spoken("p")).toEqual(inAll(splashWords.waiting))
})

it("is spoken where the gate's own code does not come", () => {
  void showFailure(new Error("Loading chunk 7 failed"))
  expect(spoken("p")).toEqual(inAll(words.load))
})

it.each(["en", "es", "fr"] as const)("is one of those that the bar speaks: %s", language => {
  window.history.replaceState(null, "", `/${language}/`)
  showBar({username: "Ana"} as never, {signOut: jest.fn(), renew: jest.fn()})
  const bar = document.getElementById("gate-bar") as HTMLElement
  const wordOf = (texts: Record<string, string>) => texts[language]
  expect(bar).toHaveAttribute("aria-label", wordOf(barWords.label))
  expect([...bar.children].map(({textContent}) => textContent)).toEqual([
    wordOf(barWords.who)?.replace("{{user}}", "Ana"),
    wordOf(barWords.renew),
    wordOf(barWords.out),
  ])
  bar.remove()
})
