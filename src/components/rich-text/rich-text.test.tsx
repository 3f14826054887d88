import {render} from "@testing-library/react"
import {RichText} from "./rich-text"

jest.mock("gatsby", () => ({
  Link: ({to, children}: {to: string; children: string}) => <a href={to}>{children}</a>,
}))
jest.mock("../../i18n/use-language", () => ({useLanguage: () => "es"}))
jest.mock("../../i18n/use-words", () => ({useWords: () => (key: string) => key}))

describe("RichText", () => {
  it("sets bold parts strong and keeps every word", () => {
    const {container} = render(<RichText text="**Boat** to the island" />)
    expect(container.querySelector("strong")).toHaveTextContent("Boat")
    expect(container).toHaveTextContent("Boat to the island")
  })

  it("leads to pages in the language that is read, and to other sites", () => {
    const {container} = render(
      <RichText text="[Terms](/terms/#law), **[SIC](https://www.sic.gov.co)**" />,
    )
    const [own, other] = [...container.querySelectorAll("a")]
    expect(own).toHaveAttribute("href", "/es/terms/#law")
    expect(own).toHaveTextContent("Terms")
    expect(other).toHaveAttribute("href", "https://www.sic.gov.co")
    expect(other).toHaveAttribute("rel", "noopener noreferrer")
    expect(other?.closest("strong")).not.toBeNull()
  })

  it("shows HTML as the text it is", () => {
    const {container} = render(<RichText text="<img src=x onerror=alert(1)>" />)
    expect(container.querySelector("img")).toBeNull()
    expect(container).toHaveTextContent("<img src=x onerror=alert(1)>")
  })
})
