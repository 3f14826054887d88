import type {Page} from "@playwright/test"
import type {EventName, EventOf} from "../src/analytics/catalogue/catalogue"
import type {Item} from "../src/analytics/catalogue/items"
import {expect, test} from "./support/container"
import {emptyScripts, holdBack, startFile} from "./support/routes"
import {experiences, readJson, tripsWith} from "./support/site"
import {notFound, waitForHydration} from "./support/test"

type Message = {event: string} & Record<string, unknown>

const cali: Item = {
  item_id: "cali",
  item_name: readJson<{title: {en: string}}>("data/experiences/cali/experience.json").title.en,
  item_category: "3-days",
  item_category2: "experience",
  price: 400,
  quantity: 1,
}

const pushed = (page: Page): Promise<Message[]> =>
  page.evaluate(() =>
    (window as unknown as {dataLayer: Message[]}).dataLayer.filter(({event}) => event),
  )

const named = async (page: Page, name: string) =>
  (await pushed(page)).filter(({event}) => event === name)

const openInNewTab = async (page: Page, press: () => Promise<void>) => {
  const tab = page.context().waitForEvent("page")
  await press()
  await (await tab).close()
}

type Gesture<Name extends EventName> = {
  act: (page: Page, allowed: RegExp[]) => Promise<void>
  message: EventOf<Name>
}

/** What a visitor does, and what it must push; web_vitals, which no one gesture pushes, is below. */
const gestures: {[Name in Exclude<EventName, "web_vitals">]: Gesture<Name>} = {
  page_view: {
    act: async page => {
      await page.goto("/es/experiences/cali/?utm_source=letter#content")
    },
    message: {
      event: "page_view",
      page_title: readJson<{seo: {title: {es: string}}}>("data/experiences/cali/experience.json")
        .seo.title.es,
      page_path: "/es/experiences/cali/",
      page_location: expect.stringMatching(
        /\/es\/experiences\/cali\/\?utm_source=letter$/,
      ) as never,
      page_language: "es",
    },
  },
  page_not_found: {
    act: async (page, allowed) => {
      allowed.push(notFound)
      await page.goto("/en/experiences/old-name/")
    },
    message: {
      event: "page_not_found",
      page_path: "/en/experiences/old-name/",
      page_referrer: "",
    },
  },
  view_item_list: {
    act: async page => {
      await page.goto("/en/experiences/guatape/")
      await page.getByRole("region", {name: /More/}).scrollIntoViewIfNeeded()
    },
    message: {
      event: "view_item_list",
      ecommerce: {
        item_list_id: "more-1-day",
        item_list_name: "More like this: 1-day",
        items: expect.arrayContaining([
          expect.objectContaining({item_id: "catedral", price: 216, index: 1}),
        ]) as never,
      },
    },
  },
  select_item: {
    act: async page => {
      await page.goto("/en/experiences/")
      await waitForHydration(page)
      await page.getByRole("link", {name: `View More: ${cali.item_name}`}).focus()
      await page.keyboard.press("Enter")
      await expect(page).toHaveURL("/en/experiences/cali/")
    },
    message: {
      event: "select_item",
      ecommerce: {
        item_list_id: "catalogue-3-days",
        item_list_name: "Catalogue: 3-days",
        items: [{...cali, index: 6}],
      },
    },
  },
  view_item: {
    act: async page => {
      await page.goto("/es/experiences/cali/")
    },
    message: {event: "view_item", ecommerce: {currency: "EUR", value: 400, items: [cali]}},
  },
  generate_lead: {
    act: async page => {
      await page.goto("/es/experiences/cali/")
      const book = page.getByRole("link", {name: /^Reserva desde/}).first()
      await openInNewTab(page, () => book.click())
    },
    message: {
      event: "generate_lead",
      lead_kind: "experience",
      lead_position: "facts",
      ecommerce: {currency: "EUR", value: 400, items: [cali]},
    },
  },
  contact_click: {
    act: async page => {
      await page.goto("/en/")
      const link = page.getByRole("banner").getByRole("link", {name: /WhatsApp/})
      await openInNewTab(page, () => link.click())
    },
    message: {event: "contact_click", contact_method: "whatsapp", contact_position: "header"},
  },
  language_switch: {
    act: async page => {
      await page.goto("/en/terms/")
      await page.getByRole("banner").getByRole("link", {name: "Español"}).click()
      await expect(page).toHaveURL("/es/terms/")
    },
    message: {event: "language_switch", language_from: "en", language_to: "es"},
  },
  collapsible_opened: {
    act: async page => {
      await page.goto("/en/experiences/canoexp/")
      await page.locator("summary", {hasText: "Recommendations"}).press("Enter")
    },
    message: {
      event: "collapsible_opened",
      collapsible: "recommendations",
      collapsible_item: "canoexp",
    },
  },
  question_opened: {
    act: async page => {
      await page.goto("/en/questions-answers/")
      await page.locator("#safety summary").click()
    },
    message: {event: "question_opened", question: "safety"},
  },
  filter_used: {
    act: async page => {
      await page.goto("/en/experiences/")
      await waitForHydration(page)
      await page.locator("select[name=region]").selectOption("amazon")
      await page.locator("select[name=length]").selectOption("3-days")
    },
    message: {
      event: "filter_used",
      filter_length: "3-days",
      filter_region: "amazon",
      filter_activity: "any",
      filter_month: "any",
      filter_price: "any",
      filter_results: 1,
    },
  },
  consent_choice: {
    act: async page => {
      await page.goto("/en/")
      await waitForHydration(page)
      await page.getByRole("button", {name: "Cookie choice"}).click()
      await page.getByRole("button", {name: "Accept"}).click()
    },
    message: {event: "consent_choice", consent_choice: "accepted", consent_previous: "accepted"},
  },
}

/** What the container sends of a message: its fields, with those of `ecommerce` among them. */
const fieldsOf = ({event, ecommerce, ...fields}: Message) => ({
  ...fields,
  ...(ecommerce as Record<string, unknown> | undefined),
})

test.beforeEach(({context}) =>
  context.route(/^https:\/\/(wa\.me|www\.instagram\.com)\//, route =>
    route.fulfill({body: "chat"}),
  ),
)

test.describe("with a container and consent, the real gesture sends", () => {
  test.beforeEach(({page}) =>
    page.addInitScript(() => localStorage.setItem("entreraices_cookie_consent", "accepted")),
  )

  for (const [name, {act, message}] of Object.entries(gestures))
    test(name, async ({page, hits, allowed}) => {
      await act(page, allowed)
      const sent = () => hits.filter(hit => hit.name === name).map(({fields}) => fields)
      await expect.poll(sent).toContainEqual(expect.objectContaining(fieldsOf(message as Message)))
    })

  test("web_vitals, for all three metrics of a page load", async ({page, hits}) => {
    await page.goto("/en/questions-answers/")
    await waitForHydration(page)
    const vitals = () => hits.filter(({name}) => name === "web_vitals").map(({fields}) => fields)
    const metrics = () => vitals().map(({metric_name}) => metric_name)
    // The package is fetched when the browser is idle; it settles LCP at the next press.
    await expect(async () => {
      await page.locator("#safety summary").click()
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

test.describe("page views", () => {
  test("name the new page after each change without a load, and once", async ({page}) => {
    await page.goto("/en/")
    await waitForHydration(page)
    const nav = page.getByRole("navigation", {name: "Main"})
    await nav.getByRole("link", {name: "About us"}).click()
    await expect.poll(async () => (await named(page, "page_view")).length).toBe(2)
    await nav.getByRole("link", {name: "Questions and answers"}).click()
    await expect.poll(async () => (await named(page, "page_view")).length).toBe(3)
    await page.goBack()
    await expect.poll(async () => (await named(page, "page_view")).length).toBe(4)
    const title = (file: string) =>
      readJson<{seo: {title: {en: string}}}>(`data/pages/${file}.json`).seo.title.en
    expect(
      (await named(page, "page_view")).map(({page_path, page_title}) => [page_path, page_title]),
    ).toEqual([
      ["/en/", expect.stringContaining(title("home"))],
      ["/en/about-us/", expect.stringContaining(title("about"))],
      ["/en/questions-answers/", expect.stringContaining(title("questions"))],
      ["/en/about-us/", expect.stringContaining(title("about"))],
    ])
  })

  /** No timer of a second or more ever ends: what waits for one is never seen. */
  const stopLongTimers = (page: Page) =>
    page.addInitScript(() => {
      const start = window.setTimeout
      Object.assign(window, {
        setTimeout: (act: () => void, milliseconds = 0) =>
          milliseconds < 1000 ? start(act, milliseconds) : 0,
      })
    })
  const viewed = async (page: Page) => (await named(page, "page_view")).map(view => view.page_path)

  test("come without waiting where the new page has the title of the old one", async ({page}) => {
    await stopLongTimers(page)
    await page.goto("/")
    await waitForHydration(page)
    await page
      .getByRole("banner")
      .getByRole("link", {name: /, home$/})
      .click()
    await expect.poll(() => viewed(page)).toEqual(["/", "/en/"])
    const [first, second] = await named(page, "page_view")
    expect(second?.page_title).toBe(first?.page_title)
  })

  test("are not lost when the visitor goes on at once", async ({page}) => {
    await stopLongTimers(page)
    await page.goto("/")
    await waitForHydration(page)
    const header = page.getByRole("banner")
    await header.getByRole("link", {name: /, home$/}).click()
    await expect(page).toHaveURL("/en/")
    await header.getByRole("link", {name: "About us"}).click()
    await expect.poll(() => viewed(page)).toEqual(["/", "/en/", "/en/about-us/"])
  })

  test("do not count a jump within the page", async ({page}) => {
    await page.goto("/en/terms/")
    await waitForHydration(page)
    await page.getByRole("navigation", {name: "On this page"}).getByRole("link").last().click()
    await expect(page).toHaveURL(/#/)
    await page.getByRole("link", {name: "About us"}).first().click()
    await expect
      .poll(async () => (await named(page, "page_view")).map(e => e.page_path))
      .toEqual(["/en/terms/", "/en/about-us/"])
  })

  test("do not count the English home on the way to the Spanish one", async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({locale: "es-CO", baseURL})
    const page = await context.newPage()
    const paths: string[] = []
    await page.exposeFunction("tell", (path: string) => paths.push(path))
    await page.addInitScript(() => {
      const layer: Message[] = []
      layer.push = (...entries) => {
        for (const entry of entries)
          if (entry.event === "page_view")
            (window as unknown as {tell: (path: unknown) => void}).tell(entry.page_path)
        return Array.prototype.push.apply(layer, entries)
      }
      Object.assign(window, {dataLayer: layer})
    })
    await page.goto("/")
    await expect(page).toHaveURL("/es/")
    await expect.poll(() => paths).toEqual(["/es/"])
    await context.close()
  })
})

test.describe("a booking link counts", () => {
  const booked = [
    {lead_kind: "tour", lead_position: "facts", ecommerce: {currency: "EUR", value: 2125}},
  ]
  const book = (page: Page) =>
    openInNewTab(page, () =>
      page
        .getByRole("link", {name: /^Book from/})
        .first()
        .click(),
    )

  test("before the site's scripts have arrived", async ({page}) => {
    await emptyScripts(page)
    await page.goto("/en/experiences/colombiamagic/")
    await book(page)
    expect(await named(page, "generate_lead")).toMatchObject(booked)
  })

  test("before the script that counts has arrived", async ({page}) => {
    const arrive = await holdBack(page, startFile)
    await page.goto("/en/experiences/colombiamagic/", {waitUntil: "commit"})
    await book(page)
    expect(await named(page, "generate_lead")).toEqual([])
    arrive()
    await expect.poll(() => named(page, "generate_lead")).toMatchObject(booked)
  })

  test("at the closing line, in the bar of phones, and in the customize section", async ({
    page,
  }) => {
    await page.setViewportSize({width: 375, height: 700})
    await page.goto("/en/experiences/cali/")
    await waitForHydration(page)
    await page.getByRole("dialog").getByRole("button", {name: "Reject"}).click()
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
    const book = page.locator("[data-book-bar]").getByRole("link")
    await openInNewTab(page, () => book.click())
    await openInNewTab(page, () =>
      page
        .getByRole("main")
        .getByRole("link", {name: /^Book from/})
        .nth(1)
        .click(),
    )
    expect(await named(page, "generate_lead")).toMatchObject([
      {lead_position: "bar"},
      {lead_position: "closing"},
    ])

    await page.goto("/en/experiences/")
    const send = page.getByRole("link", {name: /Send my choice/})
    await openInNewTab(page, () => send.click())
    expect(await named(page, "generate_lead")).toEqual([
      {
        event: "generate_lead",
        lead_kind: "custom",
        lead_position: "customize",
        ecommerce: {currency: "EUR", items: []},
      },
    ])
  })
})

test("dragging a slider chooses no card, and rows count once each", async ({page}) => {
  await page.goto("/en/experiences/")
  const slider = page.getByRole("region", {name: /9\+ days/})
  await expect(slider).toHaveAttribute("data-started", "")
  const card = slider.getByRole("link", {name: /^View More/}).first()
  const box = await card.boundingBox()
  if (!box) throw new Error("the card has no size")
  await page.mouse.move(box.x + 20, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x - 200, box.y + 10, {steps: 8})
  await page.mouse.up()
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
  await slider.scrollIntoViewIfNeeded()
  const lists = async () =>
    (await named(page, "view_item_list")).map(({ecommerce}) => {
      const {item_list_id, items} = ecommerce as EventOf<"view_item_list">["ecommerce"]
      return [item_list_id, items.length]
    })
  await expect.poll(lists).toEqual([["catalogue-9-days", 7]])
  for (const id of ["3-days", "1-day"]) await page.locator(`[id="${id}"]`).scrollIntoViewIfNeeded()
  await expect.poll(lists).toEqual([
    ["catalogue-9-days", 7],
    ["catalogue-3-days", 6],
    ["catalogue-1-day", 15],
  ])
  expect(await named(page, "select_item")).toEqual([])
})

test("the row at the end of a page come to by a link counts once", async ({page}) => {
  await page.goto("/en/experiences/")
  await waitForHydration(page)
  await page.locator("main a[href='/en/experiences/cali/']").first().click()
  const more = page.getByRole("region", {name: "More of this length"}).first()
  await more.scrollIntoViewIfNeeded()
  const seen = async () =>
    (await named(page, "view_item_list"))
      .map(({ecommerce}) => (ecommerce as {item_list_id: string}).item_list_id)
      .filter(id => id.startsWith("more"))
  await expect.poll(seen).toEqual(["more-3-days"])
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
  await more.scrollIntoViewIfNeeded()
  expect(await seen()).toEqual(["more-3-days"])
})

test("what the filter finds is a list, and a card chosen in it names it", async ({page}) => {
  await page.goto("/en/experiences/?region=amazon&length=3-days")
  await expect(page.getByRole("search").getByRole("status")).toHaveText("Trips that fit: 1 of 28")
  await page
    .getByRole("link", {name: /^View More: .*Amazon/i})
    .first()
    .click()
  await expect(page).toHaveURL("/en/experiences/expamazonas/")
  const lists = [...(await named(page, "view_item_list")), ...(await named(page, "select_item"))]
  expect(lists.map(({event, ecommerce}) => [event, ecommerce])).toEqual(
    expect.arrayContaining(
      ["view_item_list", "select_item"].map(event => [
        event,
        expect.objectContaining({
          item_list_id: "filter-results",
          items: [expect.objectContaining({item_id: "expamazonas", index: 1})],
        }),
      ]),
    ),
  )
})

test("rows count once, though the filter has taken them away and given them back", async ({
  page,
}) => {
  const groups = [...new Set(experiences.map(({group}) => group))].sort()
  await page.goto("/en/experiences/")
  await waitForHydration(page)
  const lists = async () =>
    (await named(page, "view_item_list")).map(
      ({ecommerce}) => (ecommerce as {item_list_id: string}).item_list_id,
    )
  const seeGroups = async () => {
    for (const key of groups) await page.locator(`[id="${key}"]`).scrollIntoViewIfNeeded()
  }
  await seeGroups()
  const rows = groups.map(key => `catalogue-${key}`)
  await expect.poll(async () => (await lists()).sort()).toEqual(rows)
  const region = page.locator("select[name=region]")
  // Few enough trips that much of their list is in view at once.
  const count = (key: string) => tripsWith({region: key}).length
  const [one = "", other = ""] = [...new Set(experiences.flatMap(({regions}) => regions))].sort(
    (a, b) => count(a) - count(b),
  )
  await region.evaluate(list => list.scrollIntoView({behavior: "instant"}))
  await region.selectOption(one)
  await expect.poll(async () => (await lists()).slice(rows.length)).toEqual(["filter-results"])
  // A changed list of results is a list of its own.
  await region.selectOption(other)
  await expect
    .poll(async () => (await lists()).slice(rows.length))
    .toEqual(["filter-results", "filter-results"])
  await page.getByRole("button", {name: "Show all trips"}).click()
  await seeGroups()
  // An observer has told of all that is in view two frames later.
  await page.evaluate(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  expect((await lists()).filter(id => id !== "filter-results").sort()).toEqual(rows)
})

test("printing opens lists and counts none", async ({page}) => {
  await page.goto("/en/experiences/canoexp/")
  await page.waitForFunction(() => "siteScripts" in window)
  await page.pdf()
  await expect(page.locator("main details").first()).toHaveAttribute("open", "")
  expect(await named(page, "collapsible_opened")).toEqual([])
})
