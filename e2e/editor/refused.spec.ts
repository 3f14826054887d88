import {copyFileSync, writeFileSync} from "node:fs"
import type {Page} from "@playwright/test"
import {makePicture} from "../../gatsby/content/testing/small-site"
import {expect, openForm, test, toldBy} from "./support/form"
import {edits, spanishEdits} from "./support/wrong-edits"

// One form for all of them: opening it takes longer than an edit.
test("refuses what is wrong, keeps it, and saves once it is right @weekly", async ({
  page,
  editor,
}) => {
  const [trip] = editor.trips()
  const before = editor.text(trip)
  const form = await openForm(page, editor, trip)
  for (const [what, {field, text, at, said}] of Object.entries(edits))
    await test.step(what, async () => {
      const right = await form.value(field)
      await form.fill(field, text)
      await form.saveInVain()
      if (at) await expect(form.field(field).getByRole("alert")).toContainText(at)
      if (said) {
        await expect(form.faults).toContainText(said)
        await expect(form.saidAt(field)).toContainText("expected")
      }
      await expect(form.input(field)).toHaveValue(text)
      expect(editor.text(trip)).toBe(before)
      expect(editor.saved).toEqual([])
      await form.fill(field, right)
      await expect(form.faults).toBeHidden()
    })
  await form.fill("price", "77")
  await form.saved()
  expect(editor.text(trip)).toBe(before.replace(/"price": \d+/, '"price": 77'))
})

test("refuses a picture that is none, or too small @weekly", async ({page, editor}) => {
  const [trip] = editor.trips()
  const before = editor.text(trip)
  const {image} = JSON.parse(before)
  const form = await openForm(page, editor, trip)
  await form.replacePicture("poster.jpg", Buffer.from("no picture"))
  await expect(form.refusal).toContainText("damaged")
  await expect(form.refusal).toContainText("poster.jpg")
  await form.understood()
  await expect(form.field("image")).toContainText(image)
  await form.replacePicture("poster.jpg", await makePicture(640, 480))
  await form.save()
  await expect(form.faults).toContainText("expected a picture at least 1600 px wide")
  expect(editor.text(trip)).toBe(before)
  expect(editor.files().filter(name => name.includes("poster"))).toEqual([])
})

test("tells why nothing was saved, keeps what was typed, and saves it @weekly", async ({
  page,
  editor,
  allowed,
}) => {
  allowed.push(/./)
  const [trip] = editor.trips()
  const form = await openForm(page, editor, trip)
  await form.fill("price", "56")
  const refusedBy = async (answer: Parameters<Page["route"]>[1], said: string) => {
    await page.route("**/api/**", answer)
    await form.save()
    await expect(form.refusal).toContainText(said)
    await form.understood()
    await page.unroute("**/api/**")
    await expect(form.input("price")).toHaveValue("56")
  }
  await refusedBy(route => route.abort("connectionrefused"), "There is no answer.")
  await refusedBy(
    route => route.continue({headers: {...route.request().headers(), authorization: "token old"}}),
    "The editor was started anew. Load this page again.",
  )
  const changed = editor.text(trip).replace(/"price": \d+/, '"price": 44')
  writeFileSync(editor.site.at(trip), changed)
  await form.save()
  await expect(form.refusal).toContainText("Entry Changed by Someone Else")
  expect(editor.text(trip)).toBe(changed)
  await form.refusal.getByRole("button", {name: "Cancel"}).click()
  await expect(form.input("price")).toHaveValue("56")
  await form.save()
  await form.refusal.getByRole("button", {name: "Save Anyway"}).click()
  await expect.poll(() => editor.text(trip)).toContain('"price": 56,')
})

test("deletes what nothing names, and says why nothing else @weekly", async ({
  page,
  editor,
  allowed,
}) => {
  // The framework logs what it has no message for.
  allowed.push(/Server responded with an error/)
  await page.setViewportSize({width: 1280, height: 900})
  const pictures = "data/pages/pictures"
  copyFileSync(editor.site.at(`${pictures}/plain.jpg`), editor.site.at(`${pictures}/spare.jpg`))
  await page.reload()
  const {groups} = JSON.parse(editor.text("data/pages/catalogue.json"))
  const {poster} = groups[0]
  const files = editor.files()
  const form = await openForm(page, editor, `data/experiences/${poster}/experience.json`)
  await expect(form.input("price")).toBeVisible()
  await page.getByRole("button", {name: "Show Editor Options"}).click()
  await page.getByRole("menuitem", {name: "Delete"}).click()
  const confirm = () =>
    page
      .getByRole("alertdialog")
      .getByRole("button", {name: /^Delete/})
      .click()
  const told = await toldBy(page, confirm)
  expect(told).toContain("Nothing has changed in the files.")
  expect(told).toContain(`Pages › Catalogue → Groups › 1 › Poster: found "${poster}"`)
  expect(editor.files()).toEqual(files)
  await page.goto(`${editor.address}#/assets/${pictures}`)
  const choose = async (name: RegExp) => {
    const row = page.getByRole("row", {name}).or(page.getByRole("gridcell", {name}))
    await row.first().getByRole("checkbox").click()
    await page
      .getByRole("button", {name: /^Delete/})
      .first()
      .click()
  }
  await choose(/plain/)
  expect(await toldBy(page, confirm)).toContain(
    'found "./pictures/plain.jpg", which does not exist',
  )
  expect(editor.files()).toEqual(files)
  await page.reload()
  await choose(/spare/)
  await confirm()
  await expect
    .poll(() => editor.files().filter(file => file.startsWith(`${pictures}/`)))
    .toEqual([`${pictures}/plain.jpg`])
})

test.describe("in Spanish", () => {
  test.use({locale: "es-CO"})

  test("calls fields by Spanish names, and says why it refuses @weekly", async ({
    page,
    editor,
    allowed,
  }) => {
    // The framework logs what it shows.
    allowed.push(/Server responded with an error/)
    const {groups} = JSON.parse(editor.text("data/pages/catalogue.json"))
    const {poster} = groups[0]
    const form = await openForm(page, editor, `data/experiences/${poster}/experience.json`)
    await expect(form.field("price")).toContainText("Precio “desde”, en euros enteros.")
    await expect(form.field("color")).toContainText("Color distintivo del grupo")
    await form.reveal("regions")
    await expect(form.field("regions")).toContainText("Regiones")
    await expect(form.field("color").getByText("amarillo").first()).toBeAttached()
    const slug = await form.value("slug")
    await form.fill("slug", "Búhos de noche")
    await form.saveInVain()
    await expect(form.field("slug").getByRole("alert")).toContainText(
      "Minúsculas, dígitos y guiones, sin dos guiones seguidos",
    )
    await form.fill("slug", slug)
    for (const [what, {field, text, said}] of Object.entries(spanishEdits))
      await test.step(what, async () => {
        const right = await form.value(field)
        await form.fill(field, text)
        await form.saveInVain()
        await expect(form.faults).toContainText("Todavía no se ha guardado")
        await expect(form.faults).toContainText(said)
        await expect(form.faults).not.toContainText(/\b(found|expected)\b/)
        await form.fill(field, right)
      })
    await form.reveal("image")
    await expect(
      form.field("image").getByRole("button", {name: "Reemplazar la imagen"}),
    ).toBeVisible()
    await page.getByRole("button", {name: "Mostrar las opciones del editor"}).click()
    await page.getByRole("menuitem", {name: "Eliminar"}).click()
    const told = await toldBy(page, () =>
      form.refusal.getByRole("button", {name: "Eliminar"}).click(),
    )
    expect(told).toMatch(/^Nada cambió en los archivos/)
    expect(told).toContain(
      `Páginas › Catálogo → Grupos › 1 › Afiche: se encontró: "${poster}"; se espera: el slug de una experiencia del grupo "`,
    )
  })
})

test("opens every other file while one is broken by hand @weekly", async ({
  page,
  editor,
  allowed,
}) => {
  allowed.push(/./)
  const [trip, other] = editor.trips()
  writeFileSync(editor.site.at(other), '{"price": ')
  await page.reload()
  await expect(page.getByText(/error while parsing an entry file/)).toBeVisible()
  const form = await openForm(page, editor, trip)
  await form.fill("price", "57")
  await form.saved()
  expect(editor.text(other)).toBe('{"price": ')
})
