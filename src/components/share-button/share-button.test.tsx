import {fireEvent, render, screen} from "@testing-library/react"
import {ShareButton} from "./share-button"

jest.mock("gatsby", () => ({graphql: () => undefined, Link: "a"}))
jest.mock("react-i18next", () => ({useTranslation: () => ({t: (key: string) => key})}))

it("tells each time that the link is copied", async () => {
  Object.defineProperty(navigator, "clipboard", {value: {writeText: async () => undefined}})
  render(<ShareButton id="cali" path="/en/experiences/cali/" title="Cali" />)
  const press = () => fireEvent.click(screen.getByRole("button"))
  press()
  const first = await screen.findByRole("alert")
  press()
  expect(await screen.findByRole("alert")).not.toBe(first)
  expect(first).not.toBeInTheDocument()
})
