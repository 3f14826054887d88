import {isStored, keep, recall} from "./storage"

beforeEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

it("keeps a value in the store that is asked, until it is taken away", () => {
  keep("sessionStorage", "a", {month: 7})
  expect(recall("sessionStorage", "a")).toEqual({month: 7})
  expect(recall("localStorage", "a")).toBeUndefined()
  keep("sessionStorage", "a", undefined)
  expect(recall("sessionStorage", "a")).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

it("gives nothing for what cannot be read", () => {
  for (const text of ["{", "", "undefined"]) {
    localStorage.setItem("a", text)
    expect(recall("localStorage", "a")).toBeUndefined()
  }
})

it.each(["setItem", "getItem"] as const)("holds for the visit where %s throws", method => {
  const blocked = jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError")
  })
  if (method === "setItem") {
    keep("localStorage", "b", 3)
    expect(recall("localStorage", "b")).toBe(3)
    blocked.mockRestore()
    keep("localStorage", "b", 4)
    localStorage.clear()
  }
  expect(recall("localStorage", "b")).toBeUndefined()
})

it("knows whether something is stored, in the store that is asked", () => {
  window.localStorage.setItem("here", "")
  window.sessionStorage.setItem("there", "1")
  expect(isStored("localStorage", "here")).toBe(true)
  expect(isStored("sessionStorage", "here")).toBe(false)
  expect(isStored("sessionStorage", "there")).toBe(true)
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError")
  })
  expect(isStored("localStorage", "here")).toBe(false)
})
