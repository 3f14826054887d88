import {isContent} from "./content-files"

const trip = "data/experiences/night-walk"

const content = [
  "data/site.json",
  "data/pages/home.json",
  "data/regions/amazon/region.json",
  `${trip}/experience.json`,
  "locales/en/common.json",
]

const strays = [
  "data/notes.json",
  `${trip}/experience copy.json`,
  `${trip}/old/experience.json`,
  "locales/common.json",
  "locales/qq/common.json",
]

it.each([
  ["content", content, true],
  ["a file that no page reads", strays, false],
])("tells %s by its path", (_, files, expected) => {
  for (const file of files) expect(isContent(file)).toBe(expected)
})
