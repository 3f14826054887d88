import {navigate} from "gatsby"
import {followLinks} from "./follow-links"

jest.mock("gatsby", () => ({navigate: jest.fn()}))

const click = (target: EventTarget | null | undefined, options: MouseEventInit = {}) => {
  const event = new MouseEvent("click", {bubbles: true, cancelable: true, ...options})
  target?.dispatchEvent(event)
  return event
}

let stop = () => {}
beforeEach(() => {
  document.body.innerHTML = '<main><a href="/en/#x"><b>Home</b></a><p>Text</p></main>'
  stop = followLinks(document.querySelector("main") as HTMLElement)
})
afterEach(() => {
  stop()
  jest.mocked(navigate).mockClear()
})

it("follows a link that is pressed anywhere in it, also on its text", () => {
  for (const target of [document.querySelector("b"), document.querySelector("b")?.firstChild])
    expect(click(target).defaultPrevented).toBe(true)
  expect(jest.mocked(navigate).mock.calls).toEqual([["/en/#x"], ["/en/#x"]])
})

it("leaves alone what is no link, what opens a tab, and what comes after its end", () => {
  click(document.querySelector("p")?.firstChild)
  click(document.querySelector("b"), {ctrlKey: true})
  stop()
  // jsdom cannot go to another page.
  document.body.addEventListener("click", event => event.preventDefault(), {once: true})
  click(document.querySelector("b"))
  expect(navigate).not.toHaveBeenCalled()
})
