import {layOutRest} from "./lay-out-rest"

const laidOut = () => document.querySelectorAll("[data-laid-out]").length

it("frees one part at a time, then the root for the pages to come", () => {
  document.body.innerHTML = "<p>first</p><section data-below></section><footer data-below></footer>"
  const idle: (() => void)[] = []
  window.requestIdleCallback = action => idle.push(() => action({} as IdleDeadline))
  layOutRest()
  const counts = []
  for (let step = 0; idle.length > 0 && step < 9; step += 1) {
    idle.shift()?.()
    counts.push(laidOut())
  }
  expect(counts).toEqual([1, 2, 3])
  expect(document.documentElement).toHaveAttribute("data-laid-out")
  expect(document.querySelector("p")).not.toHaveAttribute("data-laid-out")
})
