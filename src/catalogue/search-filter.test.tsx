import {act, fireEvent, render, screen} from "@testing-library/react"
import {useChatExtras} from "../chat/use-chat"
import {useVisitor} from "../visitor/store"
import {Catalogue} from "./catalogue"

jest.mock("gatsby", () => ({graphql: () => undefined, Link: "a"}))
jest.mock("react-i18next", () => ({
  useTranslation: () => ({
    t: (key: string, values = {}) => [key.split(".").at(-1), ...Object.values(values)].join(" "),
    i18n: {language: "en"},
  }),
}))
jest.mock("../components/trip-card/trip-grid", () => ({
  TripGrid: ({trips, month}: {trips: {slug: string}[]; month?: number}) => (
    <p data-testid="found">{[...trips.map(({slug}) => slug), month].filter(Boolean).join(" ")}</p>
  ),
}))
jest.mock("./trip-group", () => ({TripGroup: () => null}))
jest.mock("./nothing-found", () => ({NothingFound: () => <p data-testid="found">nothing</p>}))
const mockLoad = jest.fn()
jest.mock("./search", () => ({loadSearch: () => mockLoad()}))
const find = (words: string) =>
  words === "rivers" ? {slugs: ["cali"]} : {month: 7, slugs: ["cali", "chiva"]}

const facets = (["month", "region"] as const).map(name => ({
  name,
  label: name,
  any: "any",
  options: ["7", "8", "pacific"].map(key => ({key, label: `${name} ${key}`})),
}))

const trip = (slug: string, region: string, from: string, to: string) => ({
  slug,
  group: "3-days",
  price: 900,
  isPriceOnRequest: false,
  length: {days: 4},
  season: {from, to},
  regions: [{slug: region}],
  monthKinds: [],
})
const trips = [
  trip("cali", "pacific", "01-01", "12-31"),
  trip("chiva", "andes", "07-01", "07-31"),
] as never

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const catalogue = {facets, groups: [{key: "3-days", experiences: trips}]} as never
const open = async (search = "") => {
  history.replaceState(null, "", `/en/experiences/${search}`)
  const {rerender} = render(<Catalogue catalogue={catalogue} location={{key: "1"}} />)
  await wait(0)
  return () => rerender(<Catalogue catalogue={catalogue} location={{key: "2"}} />)
}
const choose = (name: string, value: string) =>
  fireEvent.change(document.querySelector(`[name=${name}]`) as Element, {target: {value}})
const found = () => screen.queryByTestId("found")?.textContent
const events = () =>
  (window.dataLayer as Record<string, unknown>[]).filter(({event}) => event === "filter_used")

beforeEach(() => {
  jest.useFakeTimers()
  mockLoad.mockResolvedValue(find)
  window.dataLayer = []
  localStorage.clear()
  useVisitor.setState(useVisitor.getInitialState(), true)
})
afterEach(async () => {
  await wait(2000)
  jest.useRealTimers()
})

it("answers a choice, keeps it in the address, and counts what the visitor stayed with", async () => {
  await open("?utm_source=letter")
  expect(found()).toBeUndefined()
  choose("region", "pacific")
  choose("month", "8")
  expect(found()).toBe("cali 8")
  await wait(2000)
  expect(window.location.search).toBe("?utm_source=letter&region=pacific&month=8")
  const used = {filter_length: "any", filter_region: "pacific", filter_month: "8"}
  const event = "filter_used"
  expect(events()).toEqual([{event, ...used, filter_price: "any", filter_results: 1}])
  // A list chooses the visitor's month, which chats say by themselves.
  expect(useVisitor.getState().month).toBe(8)
  expect(useChatExtras.getState().filter).toBe("chatLine region pacific")
  choose("month", "")
  expect(useVisitor.getState().month).toBeUndefined()
})

it("counts no address, and leaves the visitor's month alone", async () => {
  useVisitor.setState({month: 12})
  await open("?month=7&region=gone&region=pacific")
  expect(found()).toBe("cali chiva 7")
  expect(useChatExtras.getState()).toMatchObject({filter: "", month: 7})
  await wait(2000)
  choose("month", "")
  expect(useVisitor.getState().month).toBe(12)
  expect(events()).toEqual([])
})

it("lets chats say a month chosen beside the filter, also once a link adds to the history", async () => {
  const followLink = await open("?month=7")
  act(() => useChatExtras.setState({month: undefined}))
  followLink()
  await wait(0)
  expect(found()).toBe("cali chiva 7")
  expect(useChatExtras.getState().month).toBeUndefined()
})

// Before any other search, as one that was loaded stays.
it("counts no results while the search still loads", async () => {
  mockLoad.mockReturnValue(new Promise(() => {}))
  await open("?q=rivers")
  choose("month", "8")
  await wait(2000)
  expect(events()).toMatchObject([{filter_month: "8", filter_results: undefined}])
})

it("loads a search that failed with the next choice, and does without it until then", async () => {
  mockLoad.mockReset().mockResolvedValue(find)
  for (const _ of ["at first", "in August"]) mockLoad.mockRejectedValueOnce(new Error("no network"))
  await open("?q=rivers")
  expect(screen.getByRole("status").textContent).toContain("failed")
  expect(found()).toBeUndefined()
  choose("month", "8")
  expect(found()).toBe("cali 8")
  await wait(0)
  expect(screen.getByRole("status").textContent).toContain("failed")
  choose("month", "7")
  await wait(0)
  expect(found()).toBe("cali 7")
  fireEvent.submit(screen.getByRole("searchbox"))
  await wait(0)
  expect(window.dataLayer).toMatchObject([
    {event: "search", search_term: "rivers", search_results: 1},
  ])
})

it("finds by words once typing has ended, in the month that one of them names", async () => {
  await open()
  for (const q of ["rivers", "j", "ju", "jul", "july"]) {
    choose("q", q)
    await wait(100)
    expect(found()).toBeUndefined()
  }
  await wait(1000)
  expect(found()).toBe("cali chiva 7")
  expect(useVisitor.getState().month).toBeUndefined()
  expect(window.location.search).toBe("?q=july")
})

it.each([
  ["goes on to where the page was left", () => {}, 1],
  ["stays where the visitor is by then", () => fireEvent.pointerDown(document.body), 0],
])("a choice after Back %s", async (_, press, times) => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => {})
  sessionStorage.setItem("@@scroll|/en/experiences/|initial", "3000")
  await open()
  press()
  choose("region", "pacific")
  expect(scrollTo).toHaveBeenCalledTimes(times)
  scrollTo.mockRestore()
  sessionStorage.clear()
})
