/** @jest-environment node */
import {loadTrips} from "./load-trips"

/** What the server says of each trip's page; an error is a network that fails. */
let answers: Record<string, {status: number; body?: unknown} | Error>
let asked: string[]

const here = (slug: string) => ({status: 200, body: {result: {data: {experience: {slug}}}}})

beforeEach(() => {
  asked = []
  Object.assign(globalThis, {
    fetch: async (address: string) => {
      asked.push(address)
      const answer = answers[address.split("/")[4] ?? ""]
      if (!answer) throw new Error(`nothing is known of ${address}`)
      if (answer instanceof Error) throw answer
      return {status: answer.status, json: async () => answer.body}
    },
  })
})

it("asks for the data of the trips' pages in the language of the page, and keeps the order", async () => {
  answers = {cali: here("cali"), chiva: here("chiva")}
  expect(await loadTrips(["chiva", "cali"], "es")).toEqual([
    {slug: "chiva", state: "here", trip: {slug: "chiva"}},
    {slug: "cali", state: "here", trip: {slug: "cali"}},
  ])
  expect(asked).toEqual([
    "/page-data/es/experiences/chiva/page-data.json",
    "/page-data/es/experiences/cali/page-data.json",
  ])
})

it.each([
  ["a page that is not there", {status: 404, body: here("cali").body}],
  ["the page of another trip", here("chiva")],
  ["a page without a trip", {status: 200, body: {result: {data: {experience: null}}}}],
  ["a page without data", {status: 200, body: {result: {}}}],
  ["a page without a result", {status: 200, body: {}}],
])("a trip is gone with %s", async (_, answer) => {
  answers = {cali: answer}
  expect(await loadTrips(["cali"], "en")).toEqual([{slug: "cali", state: "gone"}])
})

it("one that fails leaves the others as they are", async () => {
  answers = {cali: new TypeError("Failed to fetch"), chiva: here("chiva")}
  expect((await loadTrips(["cali", "chiva"], "en")).map(({state}) => state)).toEqual([
    "failed",
    "here",
  ])
})
