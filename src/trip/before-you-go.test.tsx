import "@testing-library/jest-dom"
import {act, render, screen} from "@testing-library/react"
import {changeFields} from "../visitor/store"
import {TripBeforeYouGo} from "./before-you-go"

jest.mock("gatsby", () => ({graphql: () => undefined, Link: "a"}))
jest.mock("../components/practical-info/practical-info", () => ({
  PracticalInfo: () => null,
}))

it("does not speak of travelling alone to who has told of others", () => {
  const topic = (key: string) => ({key, question: `About ${key}?`, answer: "We say."})
  const experience = {color: "blue", regions: [], fees: [], packingList: []}
  const booking = {tripTopics: [topic("alone"), topic("payment")]}
  render(<TripBeforeYouGo experience={experience as never} booking={booking} />)
  expect(screen.getByText("About alone?")).toBeInTheDocument()
  act(() => changeFields({adults: "2", children: "2"}))
  expect(screen.queryByText("About alone?")).not.toBeInTheDocument()
  expect(screen.getByText("About payment?")).toBeInTheDocument()
  act(() => changeFields({adults: "1", children: ""}))
  expect(screen.getByText("About alone?")).toBeInTheDocument()
})
