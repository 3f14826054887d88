import {required} from "./required"

const page = {pathname: "/en/terms/"}

it("gives what is there, be it empty", () => {
  const data: {count: number | null; title: string | null} = {count: 0, title: ""}
  expect(required(data, page, "count", "title")).toEqual({count: 0, title: ""})
})

it.each([{title: "Terms", text: null}, {title: "Terms"}])(
  "names the page and what is missing",
  data => {
    const found: {title: string; text?: string | null} = data
    expect(() => required(found, page, "title", "text")).toThrow(
      "/en/terms/: expected text in the data, found none",
    )
  },
)
