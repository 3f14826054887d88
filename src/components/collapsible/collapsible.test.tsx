import {render, screen} from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import {Collapsible} from "./collapsible"

describe("Collapsible", () => {
  it("is closed at first and opens and closes by a click on its title", async () => {
    render(
      <Collapsible title="Included">
        <p>Boat and guide</p>
      </Collapsible>,
    )
    const block = screen.getByRole("group")
    expect(block).not.toHaveAttribute("open")
    await userEvent.click(screen.getByText("Included"))
    expect(block).toHaveAttribute("open")
    await userEvent.click(screen.getByText("Included"))
    expect(block).not.toHaveAttribute("open")
  })

  it("has an address of its own on the page", () => {
    render(
      <Collapsible title="Safety" look="faq" anchor="safety">
        <p>Yes</p>
      </Collapsible>,
    )
    expect(screen.getByRole("group")).toHaveAttribute("id", "safety")
    expect(screen.getByRole("heading", {name: "Safety", level: 2})).toBeInTheDocument()
  })
})
