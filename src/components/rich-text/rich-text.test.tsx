import {render} from "@testing-library/react"
import {RichText} from "./rich-text"

describe("RichText", () => {
  it("sets bold parts strong and keeps every word", () => {
    const {container} = render(<RichText text="**Boat** to the island" />)
    expect(container.querySelector("strong")).toHaveTextContent("Boat")
    expect(container).toHaveTextContent("Boat to the island")
  })

  it("shows HTML as the text it is", () => {
    const {container} = render(<RichText text="<img src=x onerror=alert(1)>" />)
    expect(container.querySelector("img")).toBeNull()
    expect(container).toHaveTextContent("<img src=x onerror=alert(1)>")
  })
})
