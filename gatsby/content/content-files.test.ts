import path from "path"
import {isContent, isIgnored, isLeftover} from "./content-files"

const trip = "data/experiences/night-walk"

const content = [
  "data/site.json",
  "data/pages/home.json",
  "data/regions/amazon/region.json",
  `${trip}/experience.json`,
  `${trip}/photos/IMG_1.JPG`,
  "locales/en/common.json",
]

const leftovers = [
  `${trip}/._experience.json`,
  `${trip}/experience.json~`,
  `${trip}/experience.json.bak`,
  `${trip}/Thumbs.db`,
  "data/__MACOSX/experiences/night-walk/experience.json",
]

const strays = [
  "data/notes.json",
  `${trip}/experience copy.json`,
  `${trip}/old/experience.json`,
  "locales/common.json",
  "locales/qq/common.json",
]

it.each([
  ["content", content, [true, false]],
  ["what a program has left", leftovers, [false, true]],
  ["a file that no page reads", [...strays, `${trip}/notes.txt`], [false, false]],
])("tells %s by its path", (_, files, expected) => {
  for (const file of files) expect([isContent(file), isLeftover(file)]).toEqual(expected)
})

it("has Gatsby read what is content, and nothing else", () => {
  const read = (file: string) => !isIgnored(path.resolve(file))
  expect(content.filter(read)).toEqual(content)
  expect([...leftovers, ...strays].filter(read)).toEqual([])
  // Folders, or nothing in them would be read.
  for (const folder of ["", "data", "data/experiences", trip, "locales/en"])
    expect(read(folder)).toBe(true)
})
