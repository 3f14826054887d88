import {copyFileSync, writeFileSync} from "node:fs"
import {makePicture} from "../../gatsby/content/testing/small-site"
import {expect, formOf, openForm, test} from "./support/form"
import {edits, spanishEdits} from "./support/wrong-edits"

// One form for all of them: opening it takes longer than an edit.
test("refuses what is wrong, keeps what was typed, and saves once it is right", async ({
  page,
  editor,
}) => {
  const [trip] = editor.trips()
  const before = editor.text(trip)
  const form = await openForm(page, editor, trip)
  for (const {what, field, text, at, said} of edits)
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

test("refuses a picture that is none, as soon as it is chosen", async ({page, editor}) => {
  const [trip] = editor.trips()
  const {image} = JSON.parse(editor.text(trip))
  const form = await openForm(page, editor, trip)
  await form.replacePicture("poster.jpg", Buffer.from("no picture"))
  await expect(form.refusal).toContainText("damaged")
  await expect(form.refusal).toContainText("poster.jpg")
  await form.understood()
  await expect(form.field("image")).toContainText(image)
  expect(editor.files().filter(name => name.includes("poster"))).toEqual([])
})

test("refuses a picture that is too small, and puts it nowhere", async ({page, editor}) => {
  const [trip] = editor.trips()
  const before = editor.text(trip)
  const form = await openForm(page, editor, trip)
  await form.replacePicture("poster.jpg", await makePicture(640, 480))
  await form.save()
  await expect(form.faults).toContainText("expected a picture at least 1600 px wide")
  expect(editor.text(trip)).toBe(before)
  expect(editor.files().filter(name => name.includes("poster"))).toEqual([])
})

test("tells that the file has changed on disk, and what saving would do", async ({
  page,
  editor,
}) => {
  const [trip] = editor.trips()
  const form = await openForm(page, editor, trip)
  await form.fill("price", "55")
  const changed = editor.text(trip).replace(/"price": \d+/, '"price": 44')
  writeFileSync(editor.site.at(trip), changed)
  await form.save()
  await expect(form.refusal).toContainText("Entry Changed by Someone Else")
  expect(editor.text(trip)).toBe(changed)
  await form.refusal.getByRole("button", {name: "Cancel"}).click()
  await expect(form.input("price")).toHaveValue("55")
})

test("tells that the connection is lost, and saves once it is there again", async ({
  page,
  editor,
  allowed,
}) => {
  allowed.push(/./)
  const [trip] = editor.trips()
  const form = await openForm(page, editor, trip)
  await form.fill("price", "56")
  await page.route("**/api/**", route => route.abort("connectionrefused"))
  await form.save()
  await expect(form.refusal).toContainText("There is no answer.")
  await form.understood()
  await expect(form.input("price")).toHaveValue("56")
  await page.unroute("**/api/**")
  await form.saved()
  expect(editor.text(trip)).toContain('"price": 56,')
})

test("tells that the editor was started anew, and keeps what was typed", async ({
  page,
  editor,
  allowed,
}) => {
  allowed.push(/./)
  const [trip] = editor.trips()
  const form = await openForm(page, editor, trip)
  await form.fill("price", "58")
  await page.route("**/api/**", route =>
    route.continue({headers: {...route.request().headers(), authorization: "token of-yesterday"}}),
  )
  await form.save()
  await expect(form.refusal).toContainText("The editor was started anew. Load this page again.")
  await form.understood()
  await expect(form.input("price")).toHaveValue("58")
})

test("says why a trip is not deleted that another file names", async ({page, editor, allowed}) => {
  // The framework logs what it shows.
  allowed.push(/Server responded with an error/)
  const {groups} = JSON.parse(editor.text("data/pages/catalogue.json"))
  const files = editor.files()
  const trip = `data/experiences/${groups[0].poster}/experience.json`
  const form = await openForm(page, editor, trip)
  await expect(form.input("price")).toBeVisible()
  await page.getByRole("button", {name: "Show Editor Options"}).click()
  await page.getByRole("menuitem", {name: "Delete"}).click()
  await form.refusal.getByRole("button", {name: "Delete"}).click()
  await expect(form.refusal).toContainText(
    `Pages › Catalogue → Groups › 1 › Poster: found "${groups[0].poster}"`,
  )
  expect(editor.files()).toEqual(files)
})

for (const {locale, remove, said, tag} of [
  {
    locale: "en-US",
    remove: /^Delete/,
    said: /^Nothing has changed in the files.*Image: found "\.\/pictures\/plain\.jpg", which does not exist/s,
    tag: "@nightly",
  },
  {
    locale: "es-CO",
    remove: /^Eliminar/,
    said: /^Nada cambió en los archivos.*Imagen: se encontró: "\.\/pictures\/plain\.jpg", que no existe/s,
    tag: [],
  },
])
  test.describe(`pictures, ${locale}`, () => {
    test.use({locale, viewport: {width: 1280, height: 900}})

    test("says why a picture is not deleted that a page names", {tag}, async ({
      page,
      editor,
      allowed,
    }) => {
      // The framework throws what it has no message for.
      allowed.push(/Server responded with an error/)
      const files = editor.files()
      await page.goto(`${editor.address}#/assets/data/pages/pictures`)
      await page.getByRole("checkbox").last().click()
      await page.getByRole("button", {name: remove}).first().click()
      const dialog = page.waitForEvent("dialog")
      const confirmed = page.getByRole("alertdialog").getByRole("button", {name: remove}).click()
      const told = await dialog
      expect(told.message()).toMatch(said)
      await told.accept()
      await confirmed
      expect(editor.files()).toEqual(files)
    })

    test("deletes a picture that nothing names", {tag}, async ({page, editor}) => {
      copyFileSync(
        editor.site.at("data/pages/pictures/plain.jpg"),
        editor.site.at("data/pages/pictures/spare.jpg"),
      )
      await page.reload()
      await page.goto(`${editor.address}#/assets/data/pages/pictures`)
      await page
        .getByRole("row", {name: /spare/})
        .or(page.getByRole("gridcell", {name: /spare/}))
        .first()
        .getByRole("checkbox")
        .click()
      await page.getByRole("button", {name: remove}).first().click()
      await page.getByRole("alertdialog").getByRole("button", {name: remove}).click()
      await expect
        .poll(() => editor.files().filter(file => file.includes("/pictures/")))
        .toEqual(["data/pages/pictures/plain.jpg"])
    })
  })

test.describe("in Spanish", () => {
  test.use({locale: "es-CO"})

  test("calls fields and choices by Spanish names, and says what to write", async ({
    page,
    editor,
  }) => {
    const form = await openForm(page, editor, editor.trips()[0])
    await expect(form.field("price")).toContainText("Precio “desde”, en euros enteros.")
    await expect(form.field("color")).toContainText("Color distintivo del grupo")
    await expect(form.field("regions")).toContainText("Regiones")
    await expect(form.field("color").getByText("amarillo").first()).toBeAttached()
  })

  test("says in Spanish why it refuses, at the field and of the whole", async ({page, editor}) => {
    const form = await openForm(page, editor, editor.trips()[0])
    const slug = await form.value("slug")
    await form.fill("slug", "Búhos de noche")
    await form.saveInVain()
    await expect(form.field("slug").getByRole("alert")).toContainText(
      "Minúsculas, dígitos y guiones, sin dos guiones seguidos",
    )
    await form.fill("slug", slug)
    for (const {what, field, text, said} of spanishEdits)
      await test.step(what, async () => {
        const right = await form.value(field)
        await form.fill(field, text)
        await form.saveInVain()
        await expect(form.faults).toContainText("Todavía no se ha guardado")
        await expect(form.faults).toContainText(said)
        await expect(form.faults).not.toContainText(/\b(found|expected)\b/)
        await form.fill(field, right)
      })
  })

  test("says in Spanish what the host refuses: a trip that another file names @nightly", async ({
    page,
    editor,
    allowed,
  }) => {
    // The framework logs what it shows.
    allowed.push(/Server responded with an error/)
    const {groups} = JSON.parse(editor.text("data/pages/catalogue.json"))
    const {poster} = groups[0]
    await openForm(page, editor, `data/experiences/${poster}/experience.json`)
    await page.getByRole("button", {name: "Mostrar las opciones del editor"}).click()
    await page.getByRole("menuitem", {name: "Eliminar"}).click()
    const {refusal} = formOf(page)
    await refusal.getByRole("button", {name: "Eliminar"}).click()
    await expect(refusal).toContainText(
      `Páginas › Catálogo → Grupos › 1 › Afiche: se encontró: "${poster}"; se espera: el slug de una experiencia del grupo "`,
    )
  })

  test("says that the file has changed on disk @nightly", async ({page, editor}) => {
    const [trip] = editor.trips()
    const form = await openForm(page, editor, trip)
    await form.fill("price", "55")
    const text = editor.text(trip)
    writeFileSync(editor.site.at(trip), text.replace(/"price": \d+/, '"price": 44'))
    await form.save()
    await expect(form.refusal).toContainText("Otra persona cambió esta entrada")
  })
})

test("opens every other file while one is broken by hand", async ({page, editor, allowed}) => {
  allowed.push(/./)
  const [trip, other] = editor.trips()
  writeFileSync(editor.site.at(other), '{"price": ')
  await page.reload()
  await expect(page.getByText(/A file is broken/)).toBeVisible()
  const form = await openForm(page, editor, trip)
  await form.fill("price", "57")
  await form.saved()
  expect(editor.text(other)).toBe('{"price": ')
})
