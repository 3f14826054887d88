import "@testing-library/jest-dom"
import {render, screen} from "@testing-library/react"
import {PracticalInfo} from "./practical-info"

jest.mock("gatsby", () => ({graphql: () => undefined, Link: "a"}))
jest.mock("react-i18next", () => ({
  useTranslation: () => ({t: (key: string) => key, i18n: {language: "en"}}),
}))

it("names each topic of several places once", () => {
  const region = (name: string) => ({
    slug: name,
    name,
    health: {yellowFever: "required", note: "Ask."},
    money: "Cash.",
    signal: "None.",
    rules: [{title: `Rule of ${name}`, description: "Heed it."}],
    advice: {note: `Read of ${name}.`},
  })
  const regions = ["Amazon", "Pacific"].map(region)
  render(<PracticalInfo regions={regions as never} fees={[]} packingList={[]} isOfTrip />)
  const names = screen.getAllByRole("heading").map(({textContent}) => textContent)
  expect(names).toEqual([...new Set(names)])
  expect(screen.getByText("Read of Pacific.")).toBeInTheDocument()
})
