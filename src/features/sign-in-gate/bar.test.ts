import {showBar} from "./bar"

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
