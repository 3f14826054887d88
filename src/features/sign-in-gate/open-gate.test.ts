import {splashId} from "./boot-options"
import {openGate} from "./open-gate"

const enter = jest.fn(async (_: object) => undefined)

jest.mock("./enter", () => ({enter: (settings: object) => enter(settings)}))

const root = document.documentElement

beforeEach(() => {
  enter.mockReset()
  document.head.innerHTML = `<meta name="sign-in-gate" content='{"devDomain":"dev.test"}'>`
  root.dataset.gate = "pending"
  document.getElementById(splashId)?.remove()
  const splash = Object.assign(document.createElement("div"), {id: splashId})
  root.append(splash)
})
afterEach(() => {
  delete root.dataset.gate
})

it("holds nothing back, and loads nothing, on a host without a gate", () => {
  delete root.dataset.gate
  expect(openGate()).toBeUndefined()
  expect(enter).not.toHaveBeenCalled()
})

it("shows the page once the visitor is in, by the settings of the page", async () => {
  await openGate()
  expect(enter).toHaveBeenCalledWith({devDomain: "dev.test"})
  expect(document.getElementById(splashId)).toBeNull()
  expect(root.dataset.gate).toBe("ready")
})

it("shows the page also where something has taken the splash away", async () => {
  document.getElementById(splashId)?.remove()
  await openGate()
  expect(root.dataset.gate).toBe("ready")
})

it("shows what failed, and tries again when the visitor asks", async () => {
  enter.mockRejectedValueOnce(new Error("no way in"))
  const opened = openGate()
  await new Promise(resolve => setTimeout(resolve))
  const splash = document.getElementById(splashId) as HTMLElement
  expect(root.dataset.gate).toBe("failed")
  expect(splash).toHaveAttribute("role", "alert")
  expect(splash.querySelector("code")).toHaveTextContent("Error: no way in")
  const again = splash.querySelector("button")
  expect(again).toHaveFocus()
  expect(again).toHaveAttribute("type", "button")
  again?.click()
  expect(root.dataset.gate).toBe("pending")
  expect(splash).toHaveAttribute("role", "status")
  await opened
  expect(enter).toHaveBeenCalledTimes(2)
  expect(root.dataset.gate).toBe("ready")
})
