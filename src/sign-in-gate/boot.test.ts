import {bootGate, gateBootScript} from "./boot"

const cognito = {userPoolId: "a_b", clientId: "c", domain: "d.test", identityPoolId: "e:f"}

const options = {
  settingsName: "sign-in-gate",
  splashId: "gate-splash",
  waiting: {en: "Wait", es: "Espera"},
  settings: null,
}

const boot = (settings: object | undefined, isGated: boolean) => {
  const meta = settings && `<meta name="sign-in-gate" content='${JSON.stringify(settings)}'>`
  document.head.innerHTML = meta ?? ""
  bootGate(window, () => isGated, options)
  return document.getElementById("gate-splash")
}

beforeEach(() => {
  delete document.documentElement.dataset.gate
  document.getElementById("gate-splash")?.remove()
})

it("covers a gated page, in both languages", () => {
  const splash = boot({cognito}, true)
  expect(document.documentElement.dataset.gate).toBe("pending")
  expect(splash).toHaveAttribute("role", "status")
  expect(splash?.querySelector("[lang=en]")).toHaveTextContent("Wait")
  expect(splash?.querySelector("[lang=es]")).toHaveTextContent("Espera")
})

it.each([
  ["a public host", {cognito}, false],
  ["a page without settings", undefined, true],
])("leaves %s alone", (_, settings, isGated) => {
  expect(boot(settings, isGated)).toBeNull()
  expect(document.documentElement.dataset.gate).toBeUndefined()
})

it("says once in the console that the gate is off where nothing is set", () => {
  const said = jest.spyOn(console, "info").mockImplementation(() => {})
  const off = {...options, settings: {devDomain: "dev.test", ips: [], cognito: null}}
  document.head.innerHTML = ""
  bootGate(window, () => true, off)
  expect(document.getElementById("gate-splash")).toBeNull()
  expect(said.mock.calls).toEqual([[expect.stringContaining("The sign-in gate is off")]])
  said.mockClear()
  bootGate(window, () => false, off)
  expect(said).not.toHaveBeenCalled()
})

it("covers a page once", () => {
  boot({cognito}, true)
  bootGate(window, () => true, options)
  expect(document.querySelectorAll("#gate-splash")).toHaveLength(1)
})

it("is written as text that runs on its own", () => {
  document.head.innerHTML = `<meta name="sign-in-gate" content='${JSON.stringify({cognito, devDomain: "dev.test", ips: ["127.0.0.1"]})}'>`
  // biome-ignore lint/security/noGlobalEval: the text is what the browser will run
  window.eval(gateBootScript())
  // jsdom stands on localhost.
  expect(document.documentElement.dataset.gate).toBe("pending")
})
