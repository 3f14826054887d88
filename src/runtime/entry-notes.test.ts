import {note, noted} from "./entry-notes"

beforeEach(() => window.history.replaceState(null, ""))

it("notes something beside what others note in the entry", () => {
  window.history.replaceState({key: "1"}, "")
  note("row", 2)
  note("fold", true)
  expect([noted("row"), noted("fold"), noted("key")]).toEqual([2, true, "1"])
})

it("knows nothing in an entry without notes", () => expect(noted("row")).toBeUndefined())

it("leaves the page alone where the browser refuses", () => {
  const refuse = jest.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("Too many changes", "SecurityError")
  })
  expect(() => note("row", 2)).not.toThrow()
  refuse.mockRestore()
})
