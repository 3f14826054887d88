import {freshReport, missedByFresh} from "./fresh-report"

it("sets every wait beside what it may take, in their order", () => {
  const rows = freshReport({develop: 41.26, first: 180})
    .split("\n")
    .filter(line => line.startsWith("| `"))
    .map(line => line.split(" | ").slice(1))
  expect(rows).toEqual([
    ["180.0", "200 |"],
    ["41.3", "60 |"],
  ])
})

it("names what takes too long, and says so where nothing does", () => {
  expect(missedByFresh({first: 200, word: 15.1, tests: 721})).toEqual([
    "`npm start` after one changed word in `data/`, until it is served: 15.1 s, the target is 15",
    "`npm test`: 721.0 s, the target is 720",
  ])
  expect(freshReport({first: 1})).toMatch(/Waits too long\n\nNone\.$/)
})
