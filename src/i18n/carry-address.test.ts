import {carryAddress} from "./carry-address"

const link = () => document.querySelector("a") as HTMLAnchorElement
const click = () =>
  document.querySelector("b")?.dispatchEvent(new MouseEvent("click", {bubbles: true}))

beforeAll(() => {
  carryAddress(window)
  window.addEventListener("click", event => event.preventDefault())
  window.history.replaceState(null, "", "/es/experiences/?region=cali#cards")
})

it("takes query and hash along to the other language", () => {
  document.body.innerHTML = '<a data-language-switch href="/en/experiences/"><b>English</b></a>'
  click()
  expect(link().getAttribute("href")).toMatch(/\/en\/experiences\/\?region=cali#cards$/)
})

it("leaves every other link alone", () => {
  document.body.innerHTML = '<a href="/es/about-us/"><b>Nosotros</b></a>'
  click()
  expect(link().getAttribute("href")).toBe("/es/about-us/")
})

it("takes them along also where the link's own listener hears of nothing", () => {
  document.body.innerHTML = '<a data-language-switch href="/en/experiences/"><b>English</b></a>'
  link().addEventListener("click", event => event.stopPropagation())
  click()
  expect(link().search).toBe("?region=cali")
})
