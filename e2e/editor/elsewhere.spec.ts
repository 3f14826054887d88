import {mkdirSync} from "node:fs"
import path from "node:path"
import type {Page} from "@playwright/test"
import type {StartedEditor} from "./support/editor"
import {expect, openForm, test} from "./support/form"

/** Types a price into a form whose entry another window has saved since, and saves. */
const saveAfterOtherWindow = async (page: Page, editor: StartedEditor, trip: string) => {
  const form = await openForm(page, editor, trip)
  await form.fill("price", "55")
  const window = await page.context().newPage()
  const other = await openForm(window, editor, trip)
  await other.fill("price", "44")
  await other.saved()
  await form.save()
  return form
}

test("tells that another window of this browser has changed the entry", async ({page, editor}) => {
  const [trip] = editor.trips()
  const form = await saveAfterOtherWindow(page, editor, trip)
  await expect(form.refusal).toContainText("Entry Changed by Someone Else")
  await form.refusal.getByRole("button", {name: "Cancel"}).click()
  await expect(form.input("price")).toHaveValue("55")
  expect(editor.text(trip)).toContain('"price": 44,')
})

test.describe("the framework as it comes from its package", () => {
  test.use({framework: "packaged"})

  test("tells nothing of it; else editor/build/framework.ts may go @nightly", async ({
    page,
    editor,
  }) => {
    const [trip] = editor.trips()
    await saveAfterOtherWindow(page, editor, trip)
    await expect.poll(() => editor.text(trip)).toContain('"price": 55,')
  })
})

test.describe("in Spanish", () => {
  test.use({locale: "es-CO"})

  test("says in plain words that the disk refuses a file", async ({page, editor, allowed}) => {
    // The framework logs what it shows.
    allowed.push(/El disco rechaza/)
    const trip = editor.trips()[0]
    const before = editor.text(trip)
    const {dir, base} = path.parse(editor.site.at(trip))
    mkdirSync(path.join(dir, `.${base}.unfinished`))
    const form = await openForm(page, editor, trip)
    await form.fill("price", "66")
    await page.getByRole("button", {name: "Guardar", exact: true}).click()
    await expect(form.refusal).toContainText("El disco rechaza")
    await form.understood()
    await expect(form.input("price")).toHaveValue("66")
    expect(editor.text(trip)).toBe(before)
  })
})
