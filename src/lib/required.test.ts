/** @jest-environment node */
import {required} from "./required"

const page = {pathname: "/en/terms/"}

it("gives what is there", () => {
  const data: {text: object | null; others: string[]} = {text: {}, others: []}
  expect(required(data, page, "text", "others")).toEqual({text: {}, others: []})
})

it.each([{title: "Terms", text: null}, {title: "Terms"}])(
  "names the page and what is missing",
  data => {
    const found: {title: string; text?: string | null} = data
    expect(() => required(found, page, "title", "text")).toThrow(
      "/en/terms/: expected text, found none",
    )
  },
)
