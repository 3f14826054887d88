import "@testing-library/jest-dom"
import {readFileSync} from "node:fs"
import {render, screen} from "@testing-library/react"
import {imageOf} from "../../lib/testing/processed-image"
import {Picture} from "./picture"

const image = imageOf("/rock.webp")

it("keeps its place with a size in whole pixels", () => {
  render(<Picture image={image} alt="A rock" sizes="100vw" />)
  const picture = screen.getByAltText("A rock")
  expect(picture).toHaveAttribute("width", "1600")
  expect(picture).toHaveAttribute("height", "1200")
})

it("fetches the largest picture of the first screen before the others", () => {
  render(<Picture image={image} alt="A rock" sizes="100vw" priority />)
  const picture = screen.getByAltText("A rock")
  expect(picture).toHaveAttribute("loading", "eager")
  expect(picture).toHaveAttribute("fetchpriority", "high")
  render(<Picture image={image} alt="A lake" sizes="50vw" />)
  expect(screen.getByAltText("A lake")).toHaveAttribute("loading", "lazy")
  expect(screen.getByAltText("A lake")).not.toHaveAttribute("fetchpriority")
})

it("gives narrow screens their own crop", () => {
  const narrow = {image: imageOf("/rock-tall.webp"), sizes: "80vw"}
  const {container} = render(<Picture image={image} alt="A rock" sizes="50vw" narrow={narrow} />)
  const source = container.querySelector("source")
  expect(source).toHaveAttribute("srcset", "/rock-tall.webp 800w")
  expect(source).toHaveAttribute("media", "(max-width: 37.499em)")
})

it("keeps the focus of a picture in view where its box shows a part of it", () => {
  const {gatsbyImageData} = image.childImageSharp
  const focused = {
    childImageSharp: {gatsbyImageData: {...gatsbyImageData, objectPosition: "50% 20%"}},
  }
  render(<Picture image={focused} alt="A rock" sizes="100vw" />)
  expect(screen.getByAltText("A rock").style.objectPosition).toBe("50% 20%")
})

it("shows nothing where there is no picture", () => {
  const {container} = render(<Picture image={null} alt="" sizes="100vw" />)
  expect(container).toBeEmptyDOMElement()
})

const fragments = readFileSync("src/components/picture/fragments.ts", "utf8")
const shapes = readFileSync("src/styles/shapes.css", "utf8")

// Gatsby reads queries before any code runs: their numbers cannot come from the style sheet.
it.each([
  ["CardPicture", "card"],
  ["RoundPicture", "round"],
  ["ThumbnailPicture", "thumbnail"],
])("%s (fragments.ts) is cropped to the shape “%s” of src/styles/shapes.css", (fragment, shape) => {
  const [, cropped] = new RegExp(`${fragment} on [^}]*aspectRatio: ([\\d.]+)`).exec(fragments) ?? []
  const [, width, height] = new RegExp(`--shape-${shape}: (\\d+) / (\\d+);`).exec(shapes) ?? []
  const ratio = Number(width) / Number(height)
  expect(`aspectRatio: ${cropped}`).toBe(`aspectRatio: ${Number(ratio.toFixed(6))}`)
})
