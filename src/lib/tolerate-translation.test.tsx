import "@testing-library/jest-dom"
import {render} from "@testing-library/react"
import {tolerateTranslation} from "./tolerate-translation"

it("a page that a browser has translated goes on when its texts change", () => {
  tolerateTranslation()
  const Count = ({count}: {count?: number}) => (
    <p>
      {count !== undefined && "found"}
      <b>{count}</b>
      {count === 2 && "two"}
    </p>
  )
  const {container, rerender} = render(<Count count={2} />)
  for (const text of container.querySelector("p")?.childNodes ?? []) {
    const font = document.createElement("font")
    text.replaceWith(font)
    font.append(text)
  }
  rerender(<Count />)
  rerender(<Count count={3} />)
  expect(container).toHaveTextContent("3")
})
