import {mkdirSync, writeFileSync} from "node:fs"
import path from "node:path"
import {expect, formOf, openForm, test} from "./support/form"

test("tells that another window of this browser has changed the entry", async ({page, editor}) => {
  const trip = editor.trips()[0]
  const form = await openForm(page, editor, trip)
  await form.fill("price", "55")
  const window = await page.context().newPage()
  const other = await openForm(window, editor, trip)
  await other.fill("price", "44")
  await other.saved()
  const saved = editor.text(trip)
  await form.save()
  await expect(form.refusal).toContainText("Entry Changed by Someone Else")
  await form.refusal.getByRole("button", {name: "Cancel"}).click()
  await expect(form.input("price")).toHaveValue("55")
  expect(editor.text(trip)).toBe(saved)
})

test("shows what stands on the disk after a change was taken back there", async ({
  page,
  editor,
}) => {
  const trip = editor.trips()[0]
  const before = editor.text(trip)
  const form = await openForm(page, editor, trip)
  const price = await form.input("price").inputValue()
  await form.fill("price", "77")
  await form.saved()
  await form.closed()
  writeFileSync(editor.site.at(trip), before)
  await page.reload()
  await openForm(page, editor, trip)
  await expect(formOf(page).input("price")).toHaveValue(price)
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
