import "@testing-library/jest-dom"
import {render, screen} from "@testing-library/react"
import {Months} from "./months"

jest.mock("gatsby", () => ({graphql: () => undefined, Link: "a"}))
jest.mock("../components/month-strip/month-strip", () => ({
  MonthStrip: () => null,
  MonthLine: () => null,
}))

const closures = {title: "River", note: "It rests.", periods: [{label: "May"}]}
const region = {key: "coast", name: "Coast", months: ["dry"], temperature: null, closures}

it.each([
  [true, 0],
  [false, 1],
])("tells closures; months where weather counts (indoors: %s)", (isIndoors, tables) => {
  const experience = {slug: "cave", when: "", season: null, isIndoors, regions: [region]}
  render(<Months experience={experience as never} />)
  expect(screen.getByText("It rests.")).toBeInTheDocument()
  expect(screen.queryAllByRole("table")).toHaveLength(tables)
})
