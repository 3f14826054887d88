import "@testing-library/jest-dom"
import {render, screen, within} from "@testing-library/react"
import {translator} from "../../gatsby/words/translator"
import {Itinerary} from "./itinerary"
import {dayNumber, groupDays} from "./stays"

jest.mock("gatsby", () => ({graphql: () => undefined}))

const bogota = {slug: "bogota", name: "Bogotá", latitude: 4.7, longitude: -74.1}
const amazon = {slug: "amazon", name: "Amazon", latitude: -4.2, longitude: -69.9}

const stop = (title: string, region: typeof bogota) => ({title, description: "A day.", region})

it("shows every stop of a round trip, and each place once", () => {
  const complaints = jest.spyOn(console, "error").mockImplementation(() => {})
  const items = [stop("Bogotá", bogota), stop("Leticia", amazon), stop("Bogotá", bogota)]
  render(<Itinerary experience={{color: "blue", stops: {title: "The way", items}} as never} />)
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
  const headings = screen.getAllByRole("heading", {level: 3}).map(({textContent}) => textContent)
  expect(headings).toEqual(["Bogotá", "Leticia", "Bogotá"])
  const map = within(screen.getByRole("img", {hidden: true}))
  expect(map.getAllByText("Bogotá")).toHaveLength(1)
  expect(map.getByText("1·3")).toBeInTheDocument()
  expect(map.getByText("2")).toBeInTheDocument()
})

const day = (from: number, slug: string) => ({from, to: null, region: {slug}})

it("joins days that follow one another at one place", () => {
  const days = [day(1, "bogota"), day(2, "bogota"), day(3, "amazon"), day(5, "bogota")]
  const stays = groupDays(days).map(stay => stay.days.map(({from}) => from))
  expect(stays).toEqual([[1, 2], [3], [5]])
})

it.each([
  [{from: 4, to: null}, "Day 4"],
  [{from: 5, to: 6}, "Days 5 and 6"],
  [{from: 5, to: 7}, "Days 5 to 7"],
])("tells the days %j", (days, words) => {
  const daysWords = {
    day: "Day {{day}}",
    two: "Days {{from}} and {{to}}",
    range: "Days {{from}} to {{to}}",
  }
  expect(dayNumber(days, translator("en", {experience: {days: daysWords}}))).toBe(words)
})
