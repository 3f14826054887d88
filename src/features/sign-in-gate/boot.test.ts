import {showBar} from "./bar"
import {bootGate} from "./boot"

describe("the splash", () => {
  const cognito = {userPoolId: "a_b", clientId: "c", domain: "d.test", identityPoolId: "e:f"}
  const settings = {devDomain: "dev.test", ips: []}

  const windowAt = (hostname: string) =>
    ({document, navigator, location: {hostname, pathname: "/en/"}}) as unknown as Window

  const boot = (hostname: string, inPage: object | null | undefined) => {
    const meta =
      inPage !== undefined && `<meta name="sign-in-gate" content='${JSON.stringify(inPage)}'>`
    document.head.innerHTML = meta || ""
    bootGate(windowAt(hostname), {en: "Wait", es: "Espera"})
    return document.getElementById("gate-splash")
  }

  beforeEach(() => {
    delete document.documentElement.dataset.gate
    document.getElementById("gate-splash")?.remove()
  })

  it("covers a gated page, in both languages", () => {
    const splash = boot("dev.test", {...settings, cognito})
    expect(document.documentElement.dataset.gate).toBe("pending")
    expect(splash).toHaveAttribute("role", "status")
    expect(splash?.querySelector("[lang=en]")).toHaveTextContent("Wait")
    expect(splash?.querySelector("[lang=es]")).toHaveTextContent("Espera")
  })

  it.each([
    ["a public host", "www.test", {...settings, cognito}],
    ["a page without settings", "dev.test", undefined],
    ["a page whose build has no gate", "dev.test", null],
  ])("leaves %s alone", (_, hostname, inPage) => {
    expect(boot(hostname, inPage)).toBeNull()
    expect(document.documentElement.dataset.gate).toBeUndefined()
  })

  it("says in the console of localhost alone that nothing is set", () => {
    const said = jest.spyOn(console, "info").mockImplementation(() => {})
    for (const hostname of ["www.test", "dev.test", "localhost"]) boot(hostname, undefined)
    expect(said.mock.calls).toEqual([[expect.stringContaining("The sign-in gate is off")]])
  })
})

describe("the bar", () => {
  const show = (action: () => Promise<void>) => {
    document.body.innerHTML = "<main></main>"
    const other = jest.fn(async () => undefined)
    showBar({username: "Ana", sub: "1"}, {renew: action, signOut: other})
    const [renew, out] = document.querySelectorAll<HTMLButtonElement>("#gate-bar button")
    return {renew: renew as HTMLButtonElement, out: out as HTMLButtonElement, other}
  }

  const settled = () => new Promise(resolve => setTimeout(resolve))

  it("stands before the page, where the keyboard reaches it first", () => {
    show(async () => undefined)
    expect(document.body.firstElementChild).toHaveAttribute("id", "gate-bar")
    expect(document.querySelector("#gate-bar button")).toHaveAttribute("type", "button")
  })

  it("does what its buttons say, each once at a time", async () => {
    let finish = () => {}
    const renewing = jest.fn(() => new Promise<void>(resolve => (finish = resolve)))
    const {renew, out, other} = show(renewing)
    renew.click()
    renew.click()
    expect(renewing).toHaveBeenCalledTimes(1)
    expect(renew).toBeDisabled()
    finish()
    await settled()
    expect(renew).toBeEnabled()
    out.click()
    expect(other).toHaveBeenCalledTimes(1)
  })
})
