import {closest, targetOf} from "./closest"

/** What the helper finds of an event that happens to something. */
const find = <Found>(target: EventTarget, look: (event: Event) => Found) => {
  let found: Found | undefined
  const type = "something"
  target.addEventListener(type, event => {
    found = look(event)
  })
  target.dispatchEvent(new Event(type, {bubbles: true}))
  return found
}

beforeEach(() => {
  document.body.innerHTML = "<a href='#x'><b>Write</b></a>"
})

const text = () => document.querySelector("b")?.firstChild as Text

it("finds the element itself, what is around it, and the element of a text", () => {
  const bold = document.querySelector("b") as HTMLElement
  expect(find(bold, targetOf)).toBe(bold)
  expect(find(text(), targetOf)).toBe(bold)
  expect(find(text(), event => closest(event, "a"))).toBe(document.querySelector("a"))
  expect(find(bold, event => closest(event, "summary"))).toBeNull()
})

it.each<[string, () => EventTarget]>([
  ["the window", () => window],
  ["the document", () => document],
  ["a text that stands nowhere", () => document.createTextNode("Write")],
  ["something that is not in a document at all", () => new EventTarget()],
])("finds none for what happens to %s", (_, target) => {
  expect(find(target(), targetOf)).toBeNull()
  expect(find(target(), event => closest(event, "*"))).toBeNull()
})

it("finds none before anything happens to it", () => {
  expect(targetOf(new Event("click"))).toBeNull()
})

it("finds the element of another window", () => {
  const frame = document.createElement("iframe")
  document.body.append(frame)
  const body = frame.contentDocument?.body as HTMLElement
  expect(find(body, targetOf)).toBe(body)
})
