import {readFileSync, writeFileSync} from "node:fs"
import {makePicture} from "../../gatsby/content/testing/small-site"
import type {StartedEditor} from "./support/editor"
import {expect, openCopy, openForm, test} from "./support/form"
import {edits} from "./support/wrong-edits"

const tripsOf = ({files}: StartedEditor): [string, string] => {
  const [first = "", second = ""] = files().filter(file => /experience\.json$/.test(file))
  return [first, second]
}

for (const {what, field, text, at, said} of edits)
  test(`refuses ${what}, and keeps what was typed`, async ({page, editor}) => {
    const [trip] = tripsOf(editor)
    const before = readFileSync(editor.site.at(trip), "utf8")
    const form = await openForm(page, editor, trip)
    await form.fill(field, text)
    await form.save()
    if (at) await expect(form.field(field).getByRole("alert")).toContainText(at)
    if (said) await expect(form.refusal).toContainText(said)
    await expect(form.input(field)).toHaveValue(text)
    expect(readFileSync(editor.site.at(trip), "utf8")).toBe(before)
    expect(editor.saved).toEqual([])
  })

test("refuses a code that another trip has, and proposes one", async ({page, editor}) => {
  const [trip, other] = tripsOf(editor)
  const {slug} = JSON.parse(readFileSync(editor.site.at(trip), "utf8"))
  const {code} = JSON.parse(readFileSync(editor.site.at(other), "utf8"))
  const form = await openForm(page, editor, trip)
  await form.fill("code", code)
  await form.save()
  await expect(form.refusal).toContainText(`found "${code}", as in Experiences › ${slug}`)
  await expect(form.refusal).toContainText("expected a code of its own")
})

test("refuses a picture that is none, as soon as it is chosen", async ({page, editor}) => {
  const form = await openForm(page, editor, tripsOf(editor)[0])
  await form.replacePicture("poster.jpg", Buffer.from("no picture"))
  await expect(form.refusal).toContainText("damaged")
  await expect(form.refusal).toContainText("poster.jpg")
  expect(editor.files().filter(name => name.includes("poster"))).toEqual([])
})

test("refuses a picture that is too small, and puts it nowhere", async ({
  page,
  editor,
  allowed,
}) => {
  // The framework logs what it shows.
  allowed.push(/expected a picture at least/)
  const form = await openForm(page, editor, tripsOf(editor)[0])
  await form.replacePicture("poster.jpg", await makePicture(640, 480))
  await form.save()
  await expect(form.refusal).toContainText("expected a picture at least 1600 px wide")
  expect(editor.files().filter(name => name.includes("poster"))).toEqual([])
})

test("tells that the file has changed on disk, and what saving would do", async ({
  page,
  editor,
}) => {
  const [trip] = tripsOf(editor)
  const form = await openForm(page, editor, trip)
  await form.fill("price", "55")
  const changed = readFileSync(editor.site.at(trip), "utf8").replace(/"price": \d+/, '"price": 44')
  writeFileSync(editor.site.at(trip), changed)
  await form.save()
  await expect(form.refusal).toContainText("Entry Changed by Someone Else")
  expect(readFileSync(editor.site.at(trip), "utf8")).toBe(changed)
  await form.refusal.getByRole("button", {name: "Cancel"}).click()
  await expect(form.input("price")).toHaveValue("55")
})

test("tells that the connection is lost, and saves once it is there again", async ({
  page,
  editor,
  allowed,
}) => {
  allowed.push(/./)
  const [trip] = tripsOf(editor)
  const form = await openForm(page, editor, trip)
  await form.fill("price", "56")
  await page.route("**/api/**", route => route.abort("connectionrefused"))
  await form.save()
  await expect(form.refusal).toContainText("There is no answer.")
  await form.refusal.getByRole("button", {name: "OK"}).click()
  await expect(form.input("price")).toHaveValue("56")
  await page.unroute("**/api/**")
  await form.saved()
  expect(readFileSync(editor.site.at(trip), "utf8")).toContain('"price": 56,')
})

test("tells that the editor was started anew, and keeps what was typed", async ({
  page,
  editor,
  allowed,
}) => {
  allowed.push(/./)
  const [trip] = tripsOf(editor)
  const form = await openForm(page, editor, trip)
  await form.fill("price", "58")
  await page.route("**/api/**", route =>
    route.continue({headers: {...route.request().headers(), authorization: "token of-yesterday"}}),
  )
  await form.save()
  await expect(form.refusal).toContainText("The editor was started anew. Load this page again.")
  await form.refusal.getByRole("button", {name: "OK"}).click()
  await expect(form.input("price")).toHaveValue("58")
})

test("refuses a copy that has the address of the original", async ({page, editor, allowed}) => {
  allowed.push(/svelte\.dev\/e\/derived_inert/)
  const [trip] = tripsOf(editor)
  const before = readFileSync(editor.site.at(trip), "utf8")
  const files = editor.files()
  const {slug} = JSON.parse(before)
  await openForm(page, editor, trip)
  const form = await openCopy(page)
  await form.fill("slug", slug)
  await form.fill("title.en", "A copy")
  await form.save()
  await expect(form.refusal).toContainText(`Slug: found "${slug}"`)
  await form.refusal.getByRole("button", {name: "OK"}).click()
  await expect(form.input("title.en")).toHaveValue("A copy")
  expect(readFileSync(editor.site.at(trip), "utf8")).toBe(before)
  expect(editor.files()).toEqual(files)
})

test("says why a trip is not deleted that another file names", async ({page, editor, allowed}) => {
  // The framework logs what it shows.
  allowed.push(/Server responded with an error/)
  const {groups} = JSON.parse(readFileSync(editor.site.at("data/pages/catalogue.json"), "utf8"))
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

test.describe("in Spanish", () => {
  test.use({locale: "es-CO"})

  test("says why a save is refused", async ({page, editor}) => {
    const [trip] = tripsOf(editor)
    const form = await openForm(page, editor, trip)
    await form.fill("closing.en", "Come along, from €12.")
    await page.getByRole("button", {name: "Guardar", exact: true}).click()
    await expect(form.refusal).toContainText("lo que escribiste sigue aquí")
  })

  test("says that the file has changed on disk", async ({page, editor}) => {
    const [trip] = tripsOf(editor)
    const form = await openForm(page, editor, trip)
    await form.fill("price", "55")
    const text = readFileSync(editor.site.at(trip), "utf8")
    writeFileSync(editor.site.at(trip), text.replace(/"price": \d+/, '"price": 44'))
    await page.getByRole("button", {name: "Guardar", exact: true}).click()
    await expect(form.refusal).toContainText("Otra persona cambió esta entrada")
  })
})

test("opens every other file while one is broken by hand", async ({page, editor, allowed}) => {
  allowed.push(/./)
  const [trip, other] = tripsOf(editor)
  writeFileSync(editor.site.at(other), '{"price": ')
  await page.reload()
  await expect(page.getByText(/A file is broken/)).toBeVisible({timeout: 20_000})
  const form = await openForm(page, editor, trip)
  await form.fill("price", "57")
  await form.saved()
  expect(readFileSync(editor.site.at(other), "utf8")).toBe('{"price": ')
})
