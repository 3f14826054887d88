/** @jest-environment node */
import {openGroups} from "./open-groups"

it("says each open fact once: what all trips share first, then what is open in some alone", () => {
  const trips = [
    {title: "River", rows: ["start", "effort", "group"]},
    {title: "Bay", rows: ["hours", "start", "effort"]},
    {title: "Peak", rows: ["start"]},
  ]
  expect(openGroups(trips)).toEqual([
    {titles: ["River", "Bay", "Peak"], rows: ["start"]},
    {titles: ["River", "Bay"], rows: ["effort"]},
    {titles: ["River"], rows: ["group"]},
    {titles: ["Bay"], rows: ["hours"]},
  ])
})

it("has nothing to say of trips that state everything", () => {
  expect(openGroups([{title: "River", rows: []}])).toEqual([])
})
