import {expect, test} from "./support/test"

test.describe("header", () => {
  test("marks the page that is shown, and the catalogue on every experience", async ({page}) => {
    const nav = page.getByRole("navigation", {name: "Main"})
    for (const [path, name] of [
      ["/en/", "Home"],
      ["/en/experiences/", "Our experiences"],
      ["/en/experiences/rodizio/", "Our experiences"],
      ["/en/questions-answers/", "Questions and answers"],
      ["/en/about-us/", "About us"],
    ] as const) {
      await page.goto(path)
      // A marked link has a second class; the experience's own page is not the catalogue's.
      const marked = nav
        .getByRole("link")
        .evaluateAll(links =>
          links.filter(({classList}) => classList.length > 1).map(({textContent}) => textContent),
        )
      expect(await marked, path).toEqual([name])
    }
  })
})

test.describe("collapsibles", () => {
  test("open and close by keyboard", async ({page}) => {
    await page.goto("/en/questions-answers/")
    const questions = page.locator("main details")
    await expect(questions).toHaveCount(17)
    const first = questions.first()
    await first.locator("summary").focus()
    await page.keyboard.press("Enter")
    await expect(first).toHaveAttribute("open", "")
    await page.keyboard.press("Space")
    await expect(first).not.toHaveAttribute("open")
  })

  test("are open when printed", async ({page}) => {
    await page.goto("/en/experiences/canoexp/")
    await page.emulateMedia({media: "print"})
    const items = page.locator("main details li, main details dd")
    expect(await items.count()).toBeGreaterThan(5)
    for (const item of await items.all()) await expect(item).toBeVisible()
    await expect(page.getByRole("contentinfo")).toBeHidden()
  })
})

test("footer has all its parts", async ({page, request}) => {
  await page.goto("/es/about-us/")
  const footer = page.getByRole("contentinfo")
  await expect(footer.getByRole("heading", {name: "Contáctanos en redes sociales"})).toBeVisible()
  for (const name of ["WhatsApp", "Facebook", "LinkedIn", "Instagram"]) {
    const link = footer.getByRole("link", {name: new RegExp(name)})
    await expect(link).toHaveAttribute("target", "_blank")
    await expect(link).toHaveAttribute("rel", "noopener noreferrer")
  }
  await expect(footer.getByRole("link", {name: "Términos y condiciones"})).toHaveAttribute(
    "href",
    "/es/terms/",
  )
  await expect(footer.getByRole("link", {name: "Tratamiento de la información"})).toHaveAttribute(
    "href",
    "/es/treatment/",
  )
  await expect(footer).toContainText(`© 2024–${new Date().getFullYear()}`)
  const hidden = footer.locator("[hidden] a")
  await expect(hidden).toHaveCount(2)
  expect(await (await request.get("/es/about-us/")).text()).toContain('href="/en/" hrefLang="en"')
})
