import type {Page} from "@playwright/test"
import {expect, test, waitForHydration} from "./support/test"

const experience = "/en/experiences/citycartagena/"

/** Bodies of the scripts that a page downloads, in their order. */
const collectScripts = (page: Page) => {
  const bodies: Promise<string>[] = []
  page.on("response", response => {
    // A page that is left drops what it has received: such a script is asked for again.
    if (response.request().resourceType() === "script")
      bodies.push(
        response.text().catch(async () => (await page.request.get(response.url())).text()),
      )
  })
  return () => Promise.all(bodies)
}

/** A setting of Swiper’s that only its own code names. */
const swiperMark = "loopPreventsSliding"

test("the slider's code comes when a slider comes near the view, and not before", async ({
  page,
}) => {
  const scripts = collectScripts(page)
  await page.setViewportSize({width: 412, height: 823})
  await page.goto(experience)
  await waitForHydration(page)
  await page.waitForLoadState("networkidle")
  expect((await scripts()).filter(text => text.includes(swiperMark))).toHaveLength(0)
  const slider = page.getByRole("region", {name: "More of this length"})
  await slider.scrollIntoViewIfNeeded()
  await expect(slider).toHaveAttribute("data-started", "")
  expect((await scripts()).some(text => text.includes(swiperMark))).toBe(true)
})

/** Notes what a page's scripts ask for themselves: scripts that ran, and data. */
const noteUse = (page: Page) =>
  page.addInitScript(() => {
    const used: string[] = []
    const note = (address: string) => used.push(new URL(address, document.baseURI).pathname)
    const {open} = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.open = function (method: string, address: string) {
      note(address)
      open.call(this, method, address, true)
    }
    document.addEventListener(
      "load",
      ({target}) => target instanceof HTMLScriptElement && note(target.src),
      true,
    )
    Object.assign(window, {used})
  })

test("what is asked for ahead is what the scripts then ask for, and comes once", async ({page}) => {
  const asked: string[] = []
  page.on("request", request => asked.push(new URL(request.url()).pathname))
  await noteUse(page)
  await page.goto(experience)
  await waitForHydration(page)
  const ahead = await page
    .locator("link[rel=preload]:not([as=font])")
    .evaluateAll(links => links.map(link => link.getAttribute("href") ?? ""))
  expect(ahead.length).toBeGreaterThan(5)
  const used = await page.evaluate(() => (window as unknown as {used: string[]}).used)
  for (const address of ahead) {
    expect(used).toContain(address)
    // Asked for in another way than ahead, it would come twice.
    expect(asked.filter(path => path === address)).toHaveLength(1)
  }
})

test("a public host downloads no sign-in code, whatever is read", async ({page}) => {
  const scripts = collectScripts(page)
  for (const path of ["/en/", "/es/experiences/", experience]) {
    await page.goto(path)
    await waitForHydration(page)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState("networkidle")
  }
  const texts = await scripts()
  expect(texts.length).toBeGreaterThan(3)
  for (const text of texts) expect(text).not.toContain("CognitoIdentityServiceProvider")
})

for (const isSaving of [true, false])
  test(`links ${isSaving ? "fetch nothing" : "fetch their page"} ahead ${isSaving ? "with" : "without"} Save-Data`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page)
    await session.send("Emulation.setDataSaverOverride", {dataSaverEnabled: isSaving})
    const ahead: string[] = []
    page.on("request", request => {
      const {pathname} = new URL(request.url())
      if (/^\/page-data\/e[ns]\//.test(pathname) && !pathname.includes("citycartagena"))
        ahead.push(pathname)
    })
    await page.goto(experience)
    await waitForHydration(page)
    await page.getByRole("link", {name: "About us"}).first().hover()
    await page.waitForLoadState("networkidle")
    if (isSaving) expect(ahead).toEqual([])
    else await expect.poll(() => ahead).toContain("/page-data/en/about-us/page-data.json")
  })

/** How many times wider than needed the picture of each image is, by its address. */
const excess = (page: Page) =>
  page.evaluate(async () => {
    const found: {src: string; times: number}[] = []
    for (const image of document.querySelectorAll("img")) {
      const {width, height} = image.getBoundingClientRect()
      if (width === 0 || !image.currentSrc || image.currentSrc.endsWith(".svg")) continue
      const file = new Image()
      file.src = image.currentSrc
      await file.decode()
      // What object-fit: cover cuts off is needed as well: the picture is as wide as its height asks.
      const shown = Math.max(width, (height * file.naturalWidth) / file.naturalHeight)
      found.push({src: image.currentSrc, times: file.naturalWidth / (shown * devicePixelRatio)})
    }
    return found
  })

/** Loads every picture of a page that can be seen, as reading it to its end does. */
const readToTheEnd = async (page: Page) => {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager"
  })
  await page.waitForFunction(() =>
    [...document.images].every(({complete, offsetWidth}) => complete || offsetWidth === 0),
  )
}

for (const [width, height, deviceScaleFactor] of [
  [375, 667, 2],
  [412, 823, 1.75],
  [768, 1024, 1],
  [768, 1024, 2],
  [1440, 900, 1],
  [1440, 900, 2],
] as const)
  test.describe(`a screen of ${width} px at ${deviceScaleFactor}`, () => {
    test.use({viewport: {width, height}, deviceScaleFactor})

    for (const path of ["/en/", "/en/experiences/?region=amazon", experience, "/es/about-us/"])
      test(`gets no picture of ${path} more than 1.5 times larger than shown`, async ({page}) => {
        await page.goto(path)
        await readToTheEnd(page)
        const pictures = await excess(page)
        expect(pictures.length).toBeGreaterThan(0)
        expect(pictures.filter(({times}) => times > 1.5)).toEqual([])
      })
  })

for (const width of [375, 1440])
  test(`a place far down is reached while parts above it have no height of their own, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800})
    await page.goto("/en/experiences/#customize")
    /** Pixels from where the heading belongs, under the header; the browser scrolls by halves. */
    const offset = () =>
      page.locator("#customize").evaluate(place => Math.abs(place.getBoundingClientRect().top - 80))
    await expect.poll(offset).toBeLessThanOrEqual(1)
    await expect(page.locator("html")).toHaveAttribute("data-laid-out", "", {timeout: 15_000})
    await expect.poll(offset).toBeLessThanOrEqual(1)
    const skipped = page.locator("[data-below]:not([data-laid-out])")
    await expect(skipped).toHaveCount(0)
    await expect(page.locator("footer")).toHaveCSS("content-visibility", "visible")
  })

test("a page come to by a link ends like a loaded one, and its place is found again", async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 800})
  await page.emulateMedia({reducedMotion: "reduce"})
  await page.goto("/es/experiences/")
  await waitForHydration(page)
  const title = await page.locator("h1").innerText()
  const link = page.getByRole("link", {name: /^Ver más/}).first()
  const address = await link.getAttribute("href")
  await link.click()
  await expect(page).toHaveURL(address ?? "")
  // The address changes before the page does.
  await expect(page.locator("h1")).not.toHaveText(title)
  const footer = page.getByRole("contentinfo")
  await footer.scrollIntoViewIfNeeded()
  await expect(page.locator("html")).toHaveAttribute("data-laid-out", "", {timeout: 15_000})
  const sections = () =>
    page.locator("main > *").evaluateAll(all => all.map(({className}) => className))
  const shown = await sections()

  const onward = footer.getByRole("link", {name: "Nosotros"})
  await onward.focus()
  const place = () => page.evaluate(() => Math.round(scrollY))
  const left = await place()
  expect(left).toBeGreaterThan(2000)
  // By a key: before a click the browser may scroll what covers the link away.
  await onward.press("Enter")
  await expect(page).toHaveURL("/es/about-us/")
  await expect.poll(place).toBe(0)
  await page.goBack()
  await expect.poll(place).toBe(left)
  await page.reload()
  expect(await sections()).toEqual(shown)
})

test("a page come to by a link stands at its top from the first frame, the open question on it", async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: "no-preference"})
  await page.goto("/en/")
  await waitForHydration(page)
  await expect(page.getByRole("dialog")).toBeVisible()
  const link = page.getByRole("contentinfo").getByRole("link", {name: "Questions"})
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  const frames = page.evaluate(
    () =>
      new Promise<[number, boolean][]>(resolve => {
        const before = document.querySelector("h1")
        const seen: [number, boolean][] = []
        const look = () => {
          const title = document.querySelector("h1")
          const isAsking = document.querySelector("[role=dialog]") !== null
          if (title && title !== before) seen.push([scrollY, isAsking])
          if (seen.length < 3) requestAnimationFrame(look)
          else resolve(seen)
        }
        requestAnimationFrame(look)
      }),
  )
  await link.press("Enter")
  expect(await frames).toEqual([
    [0, true],
    [0, true],
    [0, true],
  ])
})
