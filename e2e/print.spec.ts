import {experiences} from "./support/site"
import {expect, test, waitForHydration} from "./support/test"

const sides = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0

for (const language of ["en", "es"])
  test(`every experience prints on one sheet, in ${language}`, async ({page}) => {
    test.setTimeout(180_000)
    const tooLong: string[] = []
    for (const {slug} of experiences) {
      await page.goto(`/${language}/experiences/${slug}/`)
      await waitForHydration(page)
      const count = sides(await page.pdf({format: "A4"}))
      expect(count).toBeGreaterThan(0)
      if (count > 2) tooLong.push(`${slug}: ${count} sides`)
    }
    expect(tooLong).toEqual([])
  })

test("paper has the lists open and the addresses, and nothing to press", async ({page}) => {
  await page.goto("/en/experiences/canoexp/")
  await waitForHydration(page)
  await page.emulateMedia({media: "print"})
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")))
  await expect(page.getByText("Yellow fever")).toBeVisible()
  await expect(page.getByText(/^WhatsApp \+\d+ · .+@.+/)).toBeVisible()
  await expect(page.getByRole("navigation").first()).toBeHidden()
  await expect(page.getByRole("dialog")).toBeHidden()
  for (const link of await page.getByRole("link", {name: /^Book from/}).all())
    await expect(link).toBeHidden()
})

test.describe("without JavaScript", () => {
  test.use({javaScriptEnabled: false})
  test("a page brings its styles for paper too", async ({page}) => {
    await page.goto("/es/experiences/canoexp/")
    await page.emulateMedia({media: "print"})
    await expect(page.getByRole("navigation").first()).toBeHidden()
    expect(sides(await page.pdf({format: "A4"}))).toBeLessThanOrEqual(2)
  })
})
