import {act, render, screen} from "@testing-library/react"
import {partyState, sumLine} from "../../../chat/party-state"
import {PriceSum} from "./price-sum"

let pesos: {rate: number} | null = null

jest.mock("gatsby", () => ({
  graphql: () => undefined,
  useStaticQuery: () => ({identity: {pesos}}),
}))
jest.mock("react-i18next", () => ({
  useTranslation: () => ({
    t: (key: string, values = {}) =>
      [key.split(".").at(-1), ...Object.values<string | number>(values)].join(" "),
    i18n: {language: "en"},
  }),
}))

const trip = {
  price: 100,
  prices: {seasons: null, sizes: null, child: {price: 50}, deposit: 29},
} as never

beforeEach(() => {
  pesos = null
  partyState.set({})
})

it("shows the parts of the sum and the deposit, and tells booking chats while it is there", () => {
  const {container, unmount} = render(<PriceSum experience={trip} />)
  expect(container.textContent).toBe("")
  act(() => partyState.set({adults: 2, children: 1}))
  expect(screen.getByText("total €250")).toBeTruthy()
  expect(screen.getAllByRole("listitem").map(({textContent}) => textContent)).toEqual([
    "adults 2 €100",
    "children 1 €50",
    "deposit 29 €73",
  ])
  expect(sumLine.get()).toBe("chat adults 2 €100 + children 1 €50 €250")
  unmount()
  expect(sumLine.get()).toBe("")
})

it("shows the sum in pesos, rounded to thousands, where the site has a rate", () => {
  pesos = {rate: 4321}
  partyState.set({adults: 1})
  render(<PriceSum experience={trip} />)
  expect(screen.getByText("pesos 432,000")).toBeTruthy()
})
