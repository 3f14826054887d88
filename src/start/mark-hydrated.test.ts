import {prepareStart, start} from "../early/testing/start-page"
import {markHydrated} from "./mark-hydrated"

prepareStart()

it("repeats the last tap that nothing could answer, once", () => {
  start()
  const answers: string[] = []
  document.querySelector("span")?.click()
  document.querySelector("button")?.addEventListener("click", () => answers.push("asked"))
  markHydrated()
  markHydrated()
  expect(answers).toEqual(["asked"])
})

it("leaves plain links and later taps alone", () => {
  start()
  document.querySelector("a")?.click()
  markHydrated()
  const answers: string[] = []
  document.querySelector("button")?.addEventListener("click", () => answers.push("asked"))
  document.querySelector("button")?.click()
  markHydrated()
  expect(answers).toEqual(["asked"])
})
