import {coverRows} from "../../gatsby/content/schema/planning"
import {builtText} from "../support/build"
import {chatText} from "../support/links"
import {allPages, experiences} from "../support/site"
import {expect, test} from "../support/test"
import {skipUnless} from "../support/trips"
import {word} from "../support/words"

test.use({javaScriptEnabled: false})

/** As many open rows are one sentence with one chat. */
const manyOpen = 4

type Trip = (typeof experiences)[number]

const openOf = ({covers = {}}: Trip) => coverRows.filter(row => covers[row] === "ask")
const knownOf = ({covers = {}}: Trip) =>
  coverRows.filter(row => covers[row] && covers[row] !== "ask")

/** A trip with as many open rows, and at least one that is known. */
const tripThat = (isRight: (trip: Trip) => boolean) =>
  skipUnless(
    experiences.find(trip => knownOf(trip).length > 0 && isRight(trip)),
    "no trip has such rows",
  )

const language = "es"
const say = (key: string) => word(language, "build", `covers.${key}`)
const path = (slug: string) => `/${language}/experiences/${slug}/`

test("few open rows have a chat each", async ({page}) => {
  const trip = tripThat(one => openOf(one).length > 0 && openOf(one).length < manyOpen)
  const {slug, covers = {}, messagingTitle} = trip
  await page.goto(path(slug))
  const rows = coverRows.filter(row => covers[row])
  const table = page.getByRole("table").first()
  await expect(table.getByRole("rowheader")).toHaveText(rows.map(row => say(`row.${row}`)))
  for (const row of rows) {
    const line = table.getByRole("row", {name: say(`row.${row}`)})
    await expect(line.getByRole("cell").last()).toContainText(say(`value.${covers[row]}`))
    await expect(line.getByRole("link")).toHaveCount(covers[row] === "ask" ? 1 : 0)
  }
  for (const row of openOf(trip)) {
    const link = table.getByRole("row", {name: say(`row.${row}`)}).getByRole("link")
    await expect(link).toHaveAttribute("target", "_blank")
    const text = chatText(await link.getAttribute("href"))
    expect(text).toContain(`“${messagingTitle[language]}”`)
    expect(text).toContain(say(`ask.${row}`))
  }
})

test("many open rows have one chat for all", async ({page}) => {
  const trip = tripThat(one => openOf(one).length >= manyOpen)
  await page.goto(path(trip.slug))
  const table = page.getByRole("table").first()
  await expect(table.getByRole("rowheader")).toHaveText(knownOf(trip).map(row => say(`row.${row}`)))
  const link = page.getByRole("link", {name: word(language, "experience", "covers.ask")})
  await expect(link).toHaveCount(1)
  const text = chatText(await link.getAttribute("href"))
  for (const row of openOf(trip)) expect(text).toContain(say(`ask.${row}`))
})

test("no page says “ask us” more than six times", () => {
  const ask = say("value.ask")
  const often = allPages
    .filter(page => page.path.startsWith(`/${language}/`))
    .map(({path: address}) => {
      const shown = builtText(address)
        .replace(/<script.*?<\/script>/gs, "")
        .replace(/<[^>]+>/g, " ")
      return {address, count: shown.split(ask).length - 1}
    })
    .filter(({count}) => count > 6)
  expect(often).toEqual([])
})
