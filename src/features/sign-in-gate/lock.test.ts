import {withTabLock} from "./lock"

const setLocks = (locks: object | undefined) =>
  Object.defineProperty(navigator, "locks", {value: locks, configurable: true})

afterEach(() => setLocks(undefined))

it("waits for the other tabs where the browser has locks", async () => {
  const request = jest.fn(
    async (_: string, work: () => Promise<string>) => `${await work()} at last`,
  )
  setLocks({request})
  expect(await withTabLock(async () => "in")).toBe("in at last")
  expect(request).toHaveBeenCalledWith("sign-in-gate", expect.any(Function))
})

it("does its work all the same where there are none", async () => {
  setLocks(undefined)
  expect(await withTabLock(async () => "in")).toBe("in")
})
