/** @jest-environment node */
import {groupDays} from "./group-days"

const day = (from: number, key: string) => ({from, to: null, region: {key}})

it("joins days that follow one another at one place", () => {
  const days = [day(1, "bogota"), day(2, "bogota"), day(3, "amazon"), day(5, "bogota")]
  const stays = groupDays(days).map(stay => [stay.number, stay.days.map(({from}) => from)])
  expect(stays).toEqual([
    [1, [1, 2]],
    [2, [3]],
    [3, [5]],
  ])
})

it("finds no stay where there are no days", () => {
  expect(groupDays([])).toEqual([])
})
