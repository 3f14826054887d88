import {render, screen} from "@testing-library/react"
import {Picture} from "./picture"

const image = {
  picture: {
    layout: "fullWidth" as const,
    width: 1,
    height: 0.5625,
    images: {
      sources: [{type: "image/avif", srcSet: "/a.avif 800w", sizes: "100vw"}],
      fallback: {src: "/a.jpg", srcSet: "/a.jpg 800w", sizes: "100vw"},
    },
  },
}

describe("Picture", () => {
  it("offers modern formats first and a JPEG to every browser", () => {
    const {container} = render(<Picture image={image} alt="A rock over a lake" sizes="50vw" />)
    expect(container.querySelector("source")).toHaveAttribute("type", "image/avif")
    const picture = screen.getByAltText("A rock over a lake")
    expect(picture).toHaveAttribute("src", "/a.jpg")
    expect(picture).toHaveAttribute("loading", "lazy")
  })

  it("keeps its place with a size in whole pixels", () => {
    render(<Picture image={image} alt="A rock" sizes="100vw" />)
    const picture = screen.getByAltText("A rock")
    expect(picture).toHaveAttribute("width", "1600")
    expect(picture).toHaveAttribute("height", "900")
  })

  it("fetches the largest picture of the first screen before the others", () => {
    render(<Picture image={image} alt="A rock" sizes="100vw" first />)
    const picture = screen.getByAltText("A rock")
    expect(picture).toHaveAttribute("loading", "eager")
    expect(picture).toHaveAttribute("fetchpriority", "high")
    render(<Picture image={image} alt="A lake" sizes="50vw" />)
    expect(screen.getByAltText("A lake")).toHaveAttribute("loading", "lazy")
    expect(screen.getByAltText("A lake")).not.toHaveAttribute("fetchpriority")
  })

  it("keeps the focus of a picture in view where its box shows a part of it", () => {
    const focused = {...image.picture, objectPosition: "50% 20%"}
    render(<Picture image={{picture: focused}} alt="A rock" sizes="100vw" />)
    expect(screen.getByAltText("A rock").style.objectPosition).toBe("50% 20%")
  })

  it("shows nothing where there is no picture", () => {
    const {container} = render(<Picture image={null} alt="" sizes="100vw" />)
    expect(container).toBeEmptyDOMElement()
  })
})
