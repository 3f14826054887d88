import path from "path"
import {isContent, isLeftover, isStray} from "./content-files"
import {isIgnored} from "./list-content"

const trip = "data/experiences/night-walk"

const content = [
  "data/site.json",
  "data/pages/home.json",
  "data/pages/pictures/hero.jpg",
  "data/regions/amazon/region.json",
  `${trip}/experience.json`,
  `${trip}/banner.webp`,
  `${trip}/photos/IMG_1.JPG`,
  "locales/en/common.json",
  "locales/es/not-found.json",
  "locales/shared/gate-bar.json",
]

const leftovers = [
  `${trip}/.DS_Store`,
  `${trip}/._experience.json`,
  `${trip}/._banner.webp`,
  `${trip}/.experience.json.swp`,
  `${trip}/.#experience.json`,
  `${trip}/experience.json~`,
  `${trip}/experience.json.bak`,
  `${trip}/experience.json.orig`,
  `${trip}/~$experience.json`,
  `${trip}/Thumbs.db`,
  `${trip}/desktop.ini`,
  "data/__MACOSX/experiences/night-walk/experience.json",
  "data/experiences/__MACOSX/experience.json",
  "data/experiences/.AppleDouble/experience.json",
  "locales/en/._common.json",
  "locales/.idea/workspace.json",
]

const strays = [
  "data/notes.json",
  "data/toString.json",
  "data/experiences/experience.json",
  "data/regions/notes.json",
  `${trip}/experience copy.json`,
  `${trip}/experience (1).json`,
  `${trip}/experience.JSON`,
  `${trip}/region.json`,
  `${trip}/old/experience.json`,
  "data/constructor/a/experience.json",
  "locales/en/common copy.json",
  "locales/en/old/common.json",
  "locales/common.json",
  "locales/qq/common.json",
]

const others = [`${trip}/notes.txt`, "data/experiences/contract.pdf", "data/site.json.map"]

it.each(content)("counts %s as content", file => {
  expect([isContent(file), isLeftover(file), isStray(file)]).toEqual([true, false, false])
})

it.each(leftovers)("passes %s by, which a program has left", file => {
  expect([isContent(file), isLeftover(file), isStray(file)]).toEqual([false, true, false])
})

it.each(strays)("takes %s for a file that no page reads", file => {
  expect([isContent(file), isLeftover(file), isStray(file)]).toEqual([false, false, true])
})

it.each(others)("has nothing to do with %s", file => {
  expect([isContent(file), isLeftover(file), isStray(file)]).toEqual([false, false, false])
})

it("has Gatsby read what is content, and nothing else", () => {
  const read = (file: string) => !isIgnored(path.resolve(file))
  expect(content.filter(read)).toEqual(content)
  expect([...leftovers, ...strays, ...others].filter(read)).toEqual([])
  // Folders, or nothing in them would be read.
  for (const folder of ["", "data", "data/experiences", trip, "locales", "locales/en"])
    expect(read(folder)).toBe(true)
})
