import {keepClicks} from "./boot/keep-clicks"
import {prepareStart} from "./boot/testing/start-page"
import {markHydrated} from "./mark-hydrated"

prepareStart()

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

/** The buttons that are pressed from now on, in their order. */
const answers = () => {
  const pressed: string[] = []
  for (const button of document.querySelectorAll("button"))
    button.addEventListener("click", () => pressed.push(button.className))
  return pressed
}

it("presses every button that was pressed before, each once, in their order", () => {
  keepClicks(window)
  for (const selector of [".save", "span", ".save", "a"]) press(selector)
  const busy = () => document.querySelectorAll("[aria-busy]").length
  expect(busy()).toBe(2)
  const pressed = answers()
  markHydrated()
  expect(pressed).toEqual(["save", "ask"])
  expect(busy()).toBe(0)
  markHydrated()
  press(".save")
  markHydrated()
  expect(pressed).toEqual(["save", "ask", "save"])
  expect(busy()).toBe(0)
})

it("leaves alone what stands outside the page, and a button that is gone", () => {
  keepClicks(window)
  document.body.insertAdjacentHTML("beforeend", "<button class='retry'>Try again</button>")
  for (const selector of [".retry", ".ask"]) press(selector)
  const pressed = answers()
  document.querySelector(".ask")?.remove()
  markHydrated()
  expect(pressed).toEqual([])
})
