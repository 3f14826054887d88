import {act, cleanup, fireEvent, render, screen} from "@testing-library/react"
import {createRef, type ReactElement} from "react"
import {translate} from "../components/boundary/testing/translate"
import {addDays, today} from "../lib/days"
import {ExperienceFilter} from "./catalogue/experience-filter"
import {SavedActions} from "./saved/list/saved-actions"
import {PreparationList} from "./saved/prepare/preparation-list"

jest.mock("gatsby", () => ({
  graphql: () => undefined,
  useStaticQuery: () => ({identity: {productId: "site", brand: "Brand", whatsapp: "57300"}}),
  Link: ({to, children}: {to: string; children: string}) => <a href={to}>{children}</a>,
}))
jest.mock("../i18n/use-language", () => ({useLanguage: () => "en"}))
jest.mock("../i18n/use-words", () => ({
  useWords: () => (key: string, values?: object) => key + JSON.stringify(values ?? ""),
}))

/** Changes a page that a browser has translated, and expects what a page that was not has. */
const expectSame = async (before: ReactElement, after: ReactElement) => {
  const expected = render(after).container.textContent
  cleanup()
  const {container, rerender} = render(before)
  translate()
  rerender(after)
  expect(container.textContent).toBe(expected)
  await act(async () => rerender(before))
  rerender(after)
  expect(container.textContent).toBe(expected)
}

const trip = {
  slug: "river",
  code: "RIV",
  title: "River",
  length: {days: 4},
  fees: [],
  regions: [{health: {yellowFever: "required"}}],
  packingList: [],
  factRows: [{name: "conditions", label: "Before you book", lines: ["A vaccine"]}],
}

it.each([
  [5, 60],
  [60, 5],
  [60, -1],
])("prepares a day in %i days, then one in %i", async (first, then) => {
  const on = (days: number) => (
    <PreparationList isPicked fault={undefined} trip={trip as never} day={addDays(today(), days)} />
  )
  await expectSame(on(first), on(then))
})

it("narrows the catalogue, and shows all of it again", async () => {
  const filter = (region?: string) => (
    <ExperienceFilter
      form={createRef()}
      facets={[]}
      state={{
        filter: {region},
        shown: {region},
        unknown: [],
        change: jest.fn(),
        clear: jest.fn(),
        drop: jest.fn(),
      }}
      experiences={[]}
      count={1}
      total={2}
      isFailed={false}
      Travellers={() => null}
      choices={region ? [{name: "region", told: region}] : []}
      onSearch={jest.fn()}
      onSettle={jest.fn()}
    />
  )
  await expectSame(filter("coast"), filter())
  cleanup()
  await expectSame(filter(), filter("coast"))
})

it("says of a list that it could not be copied, and then that it was", async () => {
  const writeText = jest.fn().mockRejectedValueOnce(new Error("refused"))
  Object.assign(navigator, {clipboard: {writeText}})
  render(<SavedActions trips={[trip as never]} chosen={[]} />)
  translate()
  const press = () => act(async () => void fireEvent.click(screen.getByRole("button")))
  await press()
  expect(screen.getByRole("status")).toHaveTextContent("planner:saved.copyFailed")
  await press()
  expect(screen.getByRole("status")).toHaveTextContent(/^planner:saved.copied""$/)
})
