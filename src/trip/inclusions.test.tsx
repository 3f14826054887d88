import {render, screen} from "@testing-library/react"
import {Inclusions} from "./inclusions"

jest.mock("gatsby", () => ({graphql: () => undefined, useStaticQuery: () => ({operator: {}})}))
jest.mock("react-i18next", () => ({
  useTranslation: () => ({
    t: (key: string, values = {}) => [key.split(".").at(-1), ...Object.values(values)].join(" "),
    i18n: {language: "en"},
  }),
}))

it.each([
  ["without flights", null, "taxes, insurance, rest"],
  [
    "with flights and medical cover",
    {flights: "included", insurance: "included"},
    "airTaxes, rest",
  ],
  ["with flights to pay", {flights: "extra"}, "flights, airTaxes, insurance, rest"],
])("does not take back what a price %s covers", (_, covers, expected) => {
  const includes = {title: "Included", items: []}
  render(<Inclusions experience={{color: "blue", covers, includes} as never} />)
  expect(screen.getByText(`text ${expected}`)).toBeInTheDocument()
})
