import {readBuilt} from "../support/built-pages"
import {answerAhead} from "../support/consent"
import {bookLinks, sentText} from "../support/links"
import {arriveWith} from "../support/network"
import {content, experiences} from "../support/site"
import {expect, openPage, test} from "../support/test"
import {closingRegion, skipUnless, tripPath, tripWithDays} from "../support/trips"
import {word} from "../support/words"

const count = (text: string, part: string) => text.split(part).length - 1

test("what is open is at most four lines, which say what one chat asks as one person or several", async ({
  page,
}) => {
  const {slug} = skipUnless(
    content.experiences.find(({ask}) => ask?.includes("cancelling")),
    "no trip leaves open what cancelling costs",
  )
  await answerAhead(page, "rejected")
  await openPage(page, `/en/experiences/${slug}/`)
  const open = page.locator("[data-open-facts]")
  await page.locator("details", {has: open}).locator("summary").click()
  expect(await open.getByRole("listitem").count()).toBeLessThanOrEqual(4)
  const chatText = async () => sentText(await open.getByRole("link").getAttribute("href"))
  const isAsked = async (key: string) => {
    // A sentence begins with it, or goes on.
    const question = new RegExp(word("en", "build", `question.${key}`), "i")
    await expect.poll(chatText).toMatch(question)
    await expect(open).toContainText(question)
  }
  await isAsked("cancelling_other")
  const text = await chatText()
  expect(text.length).toBeLessThanOrEqual(450)
  expect(text.match(/\?/g)?.length).toBeLessThanOrEqual(5)
  await page.getByRole("button", {name: word("en", "common", "travellers.label")}).click()
  await page.getByLabel(word("en", "common", "travellers.adults")).fill("1")
  await isAsked("cancelling_one")
})

test("a closure and the example stand once", () => {
  const {region, trip} = closingRegion()
  const closure = region.closures?.title.es ?? ""
  expect(count(readBuilt(`/es/experiences/${trip.slug}/`).text, closure)).toBe(1)
  const example = word("en", "build", "fact.example")
  for (const {slug} of experiences)
    expect(count(readBuilt(`/en/experiences/${slug}/`).text, example), slug).toBeLessThan(2)
})

test("the way to a trip is read before what books it", () => {
  const {html} = readBuilt(tripPath("en"))
  const way = html.indexOf(`aria-label="${word("en", "common", "breadcrumb.label")}"`)
  expect(way).toBeGreaterThan(0)
  expect(html.indexOf("generate_lead")).toBeGreaterThan(way)
})

const picture = (src: string) => ({
  childImageSharp: {
    gatsbyImageData: {layout: "fullWidth", width: 1, height: 0.75, images: {fallback: {src}}},
  },
})

test("photographs are a row of links to their files, with who took them", async ({page}) => {
  await page.route(/\/gallery\//, route =>
    route.fulfill({
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"/>',
      contentType: "image/svg+xml",
    }),
  )
  const names = ["red", "green", "blue", "gold"]
  await arriveWith(page, tripPath("en"), ({experience}) => {
    experience.photos = names.map(name => ({
      name,
      imageAlt: `A field that is all ${name}`,
      credits: {
        credit: "Ana Pérez",
        licence: "https://creativecommons.org/licenses/by/4.0/",
        source: null,
      },
      caption: null,
      thumbnail: picture(`/gallery/${name}.svg?small`),
      image: picture(`/gallery/${name}.svg`),
    }))
  })
  const links = page.getByRole("link", {name: /^A field that is all/})
  await expect(links).toHaveCount(names.length)
  await expect(links.nth(1)).toHaveAttribute("href", "/gallery/green.svg")
  await expect(
    page.getByText(word("en", "common", "photo.credit", {name: "Ana Pérez"})),
  ).toHaveCount(1)
})

/** What a trip may be without. */
const parts = [
  "days",
  "stops",
  "highlights",
  "includes",
  "notIncluded",
  "recommendations",
  "columns",
]

test("a trip that has only what it must is whole", async ({page}) => {
  await arriveWith(page, `/en/experiences/${tripWithDays(2).slug}/`, data => {
    for (const part of [...parts, "openFacts"]) data.experience[part] = null
    data.experience.factRows = []
    for (const region of data.experience.regions) region.temperature = null
    data.bookingContent.tripTopics = []
    data.experience.others = []
  })
  await expect(bookLinks(page, "facts")).toBeVisible()
  await expect(page.locator("main section").filter({hasNotText: /\S/})).toHaveCount(0)
  await expect(page.locator("main :is(ul, ol, dl, tbody, h2, h3):not(:has(*)):empty")).toHaveCount(
    0,
  )
  const places = page.locator("#when tr")
  const open = places.filter({hasText: word("en", "place", "months.unknown")})
  await expect(open).toHaveCount(await places.count())
})
