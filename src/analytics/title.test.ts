import {whenTitled} from "./title"

/** What Gatsby does after a change of route: the old title goes, the new one comes later. */
const removeTitle = () => document.head.querySelector("title")?.remove()
const addTitle = (text: string) => {
  document.head.append(Object.assign(document.createElement("title"), {textContent: text}))
}
/** By then the browser has told of every change. */
const changes = () => Promise.resolve()

const wait = () => {
  const calls: [boolean, string][] = []
  const leave = whenTitled(isTitled => calls.push([isTitled, document.title]))
  return {calls, leave}
}

beforeEach(() => {
  removeTitle()
  addTitle("Home")
})

it.each(["Cali", "Home"])("calls once when the title is there: %s after Home", async next => {
  const {calls, leave} = wait()
  removeTitle()
  await changes()
  expect(calls).toEqual([])
  addTitle(next)
  await changes()
  expect(calls).toEqual([[true, next]])
  removeTitle()
  addTitle("Another")
  await changes()
  leave()
  expect(calls).toHaveLength(1)
})

it("takes no other change of the head for the title", async () => {
  const {calls} = wait()
  document.head.append(document.createElement("meta"))
  await changes()
  expect(calls).toEqual([])
})

it("tells when the visitor goes on before", async () => {
  const {calls, leave} = wait()
  removeTitle()
  leave()
  expect(calls).toEqual([[false, ""]])
  addTitle("Cali")
  await changes()
  leave()
  expect(calls).toHaveLength(1)
})
