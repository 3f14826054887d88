import {render} from "@testing-library/react"
import {MonthStrip} from "./month-strip"

jest.mock("gatsby", () => ({graphql: () => undefined}))
jest.mock("react-i18next", () => ({
  useTranslation: () => ({t: (key: string) => key, i18n: {language: "en"}}),
}))

const region = {months: Array.from({length: 12}, () => "dry" as const), monthLines: []}

it.each([
  ["02-01", "02-15", ["2 / 3"]],
  ["02-16", "02-10", ["1 / 13"]],
  ["06-15", "10-20", ["6 / 11"]],
  ["11-20", "02-10", ["1 / 3", "11 / 13"]],
])("a season from %s to %s covers the columns %j", (from, to, expected) => {
  const {container} = render(<MonthStrip region={region} season={{from, to, label: ""}} />)
  const columns = [...container.querySelectorAll<HTMLElement>("[style]")]
  expect(columns.map(({style}) => style.gridColumn)).toEqual(expected)
})
