import {act, fireEvent, render, screen, within} from "@testing-library/react"
import {imageOf} from "../../../lib/testing/processed-image"
import {Gallery} from "./gallery"

jest.mock("gatsby", () => ({graphql: () => undefined}))
jest.mock("../../../i18n/use-words", () => {
  const {translator} = jest.requireActual("../../../i18n/translator")
  const [experience, common] = ["experience", "common"].map(name =>
    jest.requireActual(`../../../../locales/en/${name}.json`),
  )
  return {useWords: () => translator("en", {experience, common})}
})
jest.mock("../../../i18n/use-language", () => ({useLanguage: () => "en"}))

const image = (name: string) => imageOf(`/static/${name}.webp`)

const photo = (name: string, more: object = {}) => ({
  name,
  alt: `What ${name} shows`,
  creditText: "Ana Pérez",
  licence: null,
  source: null,
  caption: null,
  place: null,
  thumbnail: image(`${name}-small`),
  file: image(name),
  ...more,
})

const licence = "https://creativecommons.org/licenses/by/4.0/"
const experience = {
  photos: [
    photo("one", {licence, caption: "Early.", place: {day: 2, stop: null}}),
    photo("two", {licence: "CC BY 4.0", place: {day: null, stop: 1}}),
    photo("three", {creditText: "Luis Mora"}),
  ],
  days: {items: [{from: 1, to: 3, title: "On the river"}]},
  stops: {items: [{title: "Leticia"}]},
}

beforeAll(() => {
  // jsdom has neither of these.
  const {prototype} = window.HTMLDialogElement
  prototype.showModal = function () {
    this.open = true
  }
  prototype.close = function () {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event("close"))
  }
  Element.prototype.scrollTo = function (this: Element, options?: unknown) {
    this.scrollLeft = (options as {left: number}).left
    fireEvent.scroll(this)
    // As Chromium does.
    return Promise.resolve()
  } as Element["scrollTo"]
  Object.defineProperty(Element.prototype, "clientWidth", {get: () => 500})
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never
})

const links = () => screen.getAllByRole("link", {name: /^Photograph \d of 3: What/})

const open = async (index: number) => {
  render(<Gallery experience={experience} />)
  const link = links()[index]
  if (!link) throw new Error("no such photograph")
  await act(async () => void fireEvent.click(link))
  return within(await screen.findByRole("dialog", {name: "Photographs"}))
}

it("links each photograph to its largest file, and leaves presses for a tab to the browser", () => {
  render(<Gallery experience={experience} />)
  expect(links().map(link => link.getAttribute("href"))).toEqual([
    "/static/one.webp",
    "/static/two.webp",
    "/static/three.webp",
  ])
  expect(screen.getByText("Photographs: Ana Pérez, Luis Mora")).toBeInTheDocument()
  const [first] = links()
  expect(first && fireEvent.click(first, {ctrlKey: true})).toBe(true)
  expect(screen.queryByRole("dialog")).toBeNull()
})

it("shows nothing where a trip has no photographs", () => {
  const {container} = render(<Gallery experience={{...experience, photos: null}} />)
  expect(container).toBeEmptyDOMElement()
})

it("opens at the pressed one, and goes on and back by buttons and arrow keys, round its ends", async () => {
  const dialog = await open(1)
  const status = dialog.getByRole("status")
  expect(status).toHaveTextContent("Photograph 2 of 3: What two shows")
  fireEvent.click(dialog.getByRole("button", {name: "Next photograph"}))
  expect(status).toHaveTextContent("Photograph 3 of 3")
  fireEvent.keyDown(status, {key: "ArrowRight"})
  expect(status).toHaveTextContent("Photograph 1 of 3: What one shows")
  fireEvent.keyDown(status, {key: "ArrowLeft"})
  fireEvent.click(dialog.getByRole("button", {name: "Previous photograph"}))
  expect(status).toHaveTextContent("Photograph 2 of 3")
})

it("says its line, its place, who took it and by what right", async () => {
  const dialog = await open(0)
  const [one, two, three] = dialog.getAllByRole("figure", {hidden: true})
  expect(one).toHaveTextContent("Early.Day 2: On the riverPhotograph: Ana PérezLicence")
  expect(one?.querySelector("a")).toHaveAttribute("href", licence)
  expect(two).toHaveTextContent("LeticiaPhotograph: Ana PérezCC BY 4.0")
  expect(three?.textContent).toContain("Photograph: Luis Mora")
})

it("closes by its button, and by “back”", async () => {
  const dialog = await open(0)
  const back = jest.spyOn(window.history, "back")
  const left = new Promise(resolve => window.addEventListener("popstate", resolve, {once: true}))
  await act(async () => {
    fireEvent.click(dialog.getByRole("button", {name: "Close the photographs"}))
    await left
  })
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(back).toHaveBeenCalledTimes(1)
  const [first] = links()
  await act(async () => void (first && fireEvent.click(first)))
  await act(async () => {
    const gone = new Promise(resolve => window.addEventListener("popstate", resolve, {once: true}))
    window.history.back()
    await gone
  })
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(back).toHaveBeenCalledTimes(2)
})
