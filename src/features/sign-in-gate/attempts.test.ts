import {allowAttempt, forgetAttempts, takeAttempt} from "./attempts"

const second = 1000

it("allows three attempts within a minute and the next one after it", () => {
  expect(allowAttempt([], 0)).toEqual([0])
  expect(allowAttempt([0, second], 2 * second)).toEqual([0, second, 2 * second])
  expect(allowAttempt([0, second, 2 * second], 59 * second)).toBeUndefined()
  expect(allowAttempt([0, second, 2 * second], 60 * second)).toEqual([
    second,
    2 * second,
    60 * second,
  ])
})

it("is not held up by a clock that was set back", () => {
  expect(allowAttempt([90 * second, 91 * second, 92 * second], 0)).toEqual([0])
})

it("counts in the storage until the attempts are forgotten", () => {
  const take = () => takeAttempt(window.sessionStorage, 5 * second)
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false])
  forgetAttempts(window.sessionStorage)
  expect(take()).toBe(true)
})
