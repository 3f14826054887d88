import type {EventName} from "../../src/analytics/catalogue/catalogue"
import {answer, answerAhead} from "../support/consent"
import {expect, test} from "../support/container"
import {expectPage, headerLink} from "../support/links"
import {answerChats, type Message} from "../support/measured"
import {questions} from "../support/site"
import {openPage} from "../support/test"
import {skipUnless} from "../support/trips"
import {siteGestures} from "./site-gestures"
import {type Gesture, tripGestures} from "./trip-gestures"

/** What the container sends of a message: its fields, with those of `ecommerce` among them. */
const fieldsOf = ({event, ecommerce, ...fields}: Message) => ({
  ...fields,
  ...(ecommerce as Record<string, unknown> | undefined),
})

const gestures: Record<string, Gesture<EventName>> = {
  ...siteGestures,
  ...tripGestures,
}

test.describe("with a container and consent, the real gesture sends", () => {
  test.beforeEach(async ({page, context}) => {
    await answerAhead(page, "accepted")
    await answerChats(context)
  })

  // A test does several, one after another: to open a browser takes as long as a gesture.
  const all = Object.entries(gestures)
  for (const part of [0, 1, 2, 3]) {
    const some = all.filter((_, index) => index % 4 === part)
    test(some.map(([name]) => name).join(", "), async ({page, hits, allowed}) => {
      for (const [name, act] of some)
        await test.step(name, async () => {
          const message = (await act(page, allowed)) as Message
          const sent = () => hits.filter(hit => hit.name === name).map(({fields}) => fields)
          await expect.poll(sent).toContainEqual(expect.objectContaining(fieldsOf(message)))
        })
    })
  }

  test("web_vitals, for all three metrics of a page load", async ({page, hits}) => {
    const {key} = skipUnless(questions[0], "there is no question")
    await openPage(page, "/en/questions-answers/")
    const vitals = () => hits.filter(({name}) => name === "web_vitals").map(({fields}) => fields)
    const metrics = () => vitals().map(({metric_name}) => metric_name)
    // The package is fetched when the browser is idle; it settles LCP at the next press.
    await expect(async () => {
      await page.locator(`[id="${key}"] summary`).click()
      await expect.poll(metrics, {timeout: 1000}).toEqual(["LCP"])
    }).toPass()
    await page.getByRole("banner").getByRole("link", {name: "Español"}).click()
    await expect.poll(() => metrics().sort()).toEqual(["CLS", "INP", "LCP"])
    for (const {metric_value, metric_rating, page_path} of vitals()) {
      expect(Number.isInteger(metric_value)).toBe(true)
      expect(["good", "needs-improvement", "poor"]).toContain(metric_rating)
      expect(page_path).toBe("/en/questions-answers/")
    }
  })
})

test("web_vitals of the loaded page begin with consent on a later one", async ({page, hits}) => {
  const scripts: Promise<string>[] = []
  page.on("response", response => {
    if (response.url().endsWith(".js")) scripts.push(response.text().catch(() => ""))
  })
  const areMeasuring = async () =>
    (await Promise.all(scripts)).some(text => text.includes("largest-contentful-paint"))
  await openPage(page, "/en/questions-answers/")
  await headerLink(page, "/en/about-us/").click()
  await expectPage(page, "/en/about-us/")
  expect(await areMeasuring()).toBe(false)
  await answer(page, "accept")
  const vitals = () => hits.filter(({name}) => name === "web_vitals").map(({fields}) => fields)
  await expect(async () => {
    await page.getByRole("heading", {level: 1}).click()
    await expect.poll(() => vitals()[0]?.page_path, {timeout: 1000}).toBe("/en/questions-answers/")
  }).toPass()
  expect(await areMeasuring()).toBe(true)
})
