import {markPressed, unmarkPressed} from "./mark-pressed"

/** Presses a link in some way; gives whether it is busy then. */
const press = (how: MouseEventInit, isPrevented = false) => {
  document.body.innerHTML = '<a href="/en/">Home</a>'
  const link = document.body.firstElementChild as HTMLAnchorElement
  link.addEventListener("click", event => {
    if (isPrevented) event.preventDefault()
    markPressed({...pickPress(event), currentTarget: link})
    event.preventDefault()
  })
  link.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true, ...how}))
  return link.getAttribute("aria-busy") === "true"
}

const pickPress = (event: MouseEvent) => {
  const {button, defaultPrevented, metaKey, altKey, ctrlKey, shiftKey} = event
  return {button, defaultPrevented, metaKey, altKey, ctrlKey, shiftKey}
}

test("a pressed link is busy until its page is there", () => {
  expect(press({})).toBe(true)
  unmarkPressed()
  expect(document.querySelector("[aria-busy]")).toBeNull()
})

test("a press that changes no page marks nothing", () => {
  for (const how of [
    {button: 1},
    {metaKey: true},
    {altKey: true},
    {ctrlKey: true},
    {shiftKey: true},
  ])
    expect(press(how)).toBe(false)
  expect(press({}, true)).toBe(false)
})
