import "@testing-library/jest-dom"
import {render, screen} from "@testing-library/react"
import {PracticalInfo} from "./practical-info"

jest.mock("gatsby", () => ({graphql: () => undefined, Link: "a"}))
jest.mock("react-i18next", () => ({
  useTranslation: () => ({
    t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(" "),
    i18n: {language: "en"},
  }),
}))

it("names each topic of several places once", () => {
  const region = (name: string) => ({
    slug: name,
    name,
    health: {yellowFever: "required", note: "Ask."},
    money: "Cash.",
    signal: "None.",
    rules: [{title: `Rule of ${name}`, description: "Heed it."}],
    advice: {area: `Part of ${name}`, places: name},
  })
  const regions = ["Amazon", "Pacific"].map(region)
  render(<PracticalInfo regions={regions as never} fees={[]} packingList={[]} isOfTrip />)
  const names = screen.getAllByRole("heading").map(({textContent}) => textContent)
  expect(names).toEqual([...new Set(names)])
  expect(screen.getByText(/Part of Amazon Part of Pacific .*Amazon Pacific/)).toBeInTheDocument()
})
