import {expect, test} from "@playwright/test"
import {builtText} from "./support/build"
import {experiences} from "./support/site"

/** Where each picture of a page is centred, with what follows it up to the next. */
const picturesOf = (path: string) =>
  builtText(path)
    .split("<picture>")
    .slice(1)
    .map(html => ({html, position: /<img[^>]* style="object-position:([^"]+)"/.exec(html)?.[1]}))

test("cards and posters are cut around the focus that the data names", () => {
  const cards = picturesOf("/en/experiences/")
  expect(experiences.some(({focus}) => focus)).toBe(true)
  for (const {slug, focus} of experiences) {
    const position = focus && `${focus.x}% ${focus.y}%`
    const card = cards.find(({html}) => html.includes(`href="/en/experiences/${slug}/"`))
    expect(card, slug).toMatchObject({position})
    expect(picturesOf(`/es/experiences/${slug}/`)[0], slug).toMatchObject({position})
  }
})
