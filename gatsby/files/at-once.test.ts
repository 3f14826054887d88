import {atOnce} from "./at-once"

const turn = () => new Promise(resolve => setImmediate(resolve))

it("keeps the order, and never does more at once than it has lanes", async () => {
  let running = 0
  let most = 0
  const double = async (number: number) => {
    running += 1
    most = Math.max(most, running)
    for (let turns = 9 - number; turns > 0; turns -= 1) await turn()
    running -= 1
    return number * 2
  }
  expect(await atOnce([1, 2, 3, 4, 5], double, 2)).toEqual([2, 4, 6, 8, 10])
  expect(most).toBe(2)
  expect(await atOnce([], double)).toEqual([])
})

it("tells what failed first and begins nothing after it", async () => {
  const begun: number[] = []
  const act = async (number: number) => {
    begun.push(number)
    await turn()
    if (number === 2) throw new Error("the second")
  }
  await expect(atOnce([1, 2, 3, 4, 5, 6], act, 2)).rejects.toThrow("the second")
  await turn()
  await turn()
  expect(begun).not.toContain(5)
})
