import AxeBuilder from "@axe-core/playwright"
import type {Locator, Page} from "@playwright/test"
import sharp from "sharp"
import {staffPage} from "../editor/staff/staff-page"
import {folderSchemas} from "../gatsby/content/schema/files"
import {expect, files, readSaved, servedTest, test} from "./support/editor"

// One worker builds the editor, once.
test.describe.configure({mode: "default"})

test.use({locale: "es-CO"})

const trips = Object.keys(files).filter(file => file.endsWith("/experience.json"))
const regions = Object.keys(files).filter(file => file.endsWith("/region.json"))
// A copy of the first would have its former slugs.
const [otherTrip = "", trip = ""] = trips
const [region = ""] = regions

const parsed = (file: string) => JSON.parse(files[file] ?? "")
const slugOf = (file: string) => file.split("/").at(-2) ?? ""

/** The form that is open. */
const formOf = (page: Page) => {
  const field = (name: string) => page.locator(`[data-mode="edit"] [data-key-path="${name}"]`)
  const unread = page.locator(".placeholder").filter({visible: true})
  const input = (name: string) => field(name).locator("input, textarea").first()
  /** Scrolls until the form has made a field: it makes each when it comes into view. */
  const reveal = (name: string) =>
    expect(async () => {
      if ((await field(name).count()) === 0)
        await unread.first().evaluate(element => element.scrollIntoView({block: "center"}))
      await expect(field(name)).toBeVisible({timeout: 100})
    }).toPass({intervals: [0]})
  return {
    field,
    reveal,
    input,
    fill: async (name: string, text: string) => {
      await reveal(name)
      await input(name).fill(text)
    },
    save: page.getByRole("button", {name: "Guardar", exact: true}),
    /** What the checks say of the draft after an attempt to save. */
    refusal: field("checks").getByRole("alert"),
  }
}

const openEntry = async (page: Page, file: string) => {
  const [, collection, slug, name] = file.replace(".json", "").split("/")
  await page.goto(`${page.url().split("#")[0]}#/collections/${collection}/entries/${slug}/${name}`)
  const form = formOf(page)
  await expect(form.save).toBeVisible()
  return form
}

/** Waits until a file is saved otherwise than it was. */
const savedText = async (page: Page, file: string) => {
  const read = async () => (await readSaved(page, file))?.toString()
  await expect.poll(read).not.toBe(files[file])
  return (await read()) ?? ""
}

const photograph = () =>
  sharp({create: {width: 3000, height: 2000, channels: 3, background: "#a03020"}})
    .withExif({IFD3: {GPSLatitudeRef: "N", GPSLatitude: "3/1 27/1 0/1"}})
    .withMetadata({orientation: 6})
    .jpeg()
    .toBuffer()

const choosePicture = async (button: Locator, name: string, buffer: Buffer) => {
  const dialog = button.page().getByRole("dialog")
  const input = dialog.locator('input[type="file"]').first()
  await expect(async () => {
    await button.click()
    await expect(input).toBeAttached({timeout: 2000})
  }).toPass()
  await input.setInputFiles({name, mimeType: "image/jpeg", buffer})
  await dialog.getByRole("button", {name: "Insertar"}).click()
}

test.describe("from a telephone", () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true})

  test("a price is found, changed and saved in four presses", async ({page}) => {
    const {title, price} = parsed(trip)
    await page.getByRole("treeitem", {name: "Experiencias"}).tap()
    await page.getByText(`${title.es} (${slugOf(trip)})`).tap()
    const form = formOf(page)
    await form.input("price").tap()
    await expect(form.input("price"), "without scrolling").toBeInViewport()
    await page.keyboard.press("ControlOrMeta+A")
    await page.keyboard.type("1.451")
    await form.save.tap()
    const changed = files[trip]?.replace(`"price": ${price},`, '"price": 1451,')
    expect(await savedText(page, trip)).toBe(changed)
  })
})

test("a trip is copied, with a picture of its own whose position is taken out", async ({page}) => {
  const form = await openEntry(page, trip)
  await page.getByRole("button", {name: "Mostrar las opciones del editor"}).click()
  await page.getByRole("menuitem", {name: "Duplicar"}).click()
  await expect(page.getByText("Creando")).toBeVisible()
  await form.fill("slug", "copia")
  await form.fill("code", "COPIA")
  await form.reveal("image")
  const replace = form.field("image").getByRole("button", {name: "Reemplazar"})
  await choosePicture(replace, "IMG 2024 Ñandú.JPG", await photograph())
  const words =
    "Otras palabras, que ningún otro viaje tiene, para que nadie los confunda al buscarlos en la red."
  for (const name of ["title", "messagingTitle", "seo.title", "seo.description"])
    for (const language of ["en", "es"])
      await form.fill(
        `${name}.${language}`,
        name.endsWith("description") ? words : "Una copia del viaje",
      )
  await form.save.click()
  const file = "data/experiences/copia/experience.json"
  const text = await savedText(page, file)
  const value = JSON.parse(text)
  expect(value).toMatchObject({slug: "copia", image: "./img-2024-nandu.webp"})
  expect(text).toBe(`${JSON.stringify(folderSchemas.experiences.schema.parse(value), null, 2)}\n`)
  const picture = await readSaved(page, file.replace("experience.json", value.image.slice(2)))
  const {width = 0, height = 0, exif, format} = await sharp(picture).metadata()
  expect({format, exif, isUpright: height > width}).toEqual({format: "webp", isUpright: true})
  expect(height).toBeLessThanOrEqual(2560)
})

test("a photograph is added with what has to be said of it", async ({page}) => {
  const form = await openEntry(page, trip)
  await form.reveal("photos")
  await form
    .field("photos")
    .getByRole("button", {name: /^Agregar/})
    .first()
    .click()
  await form.reveal("photos.0.image")
  const browse = form.field("photos.0.image").getByRole("button", {name: "Explorar"})
  await choosePicture(browse, "baile.jpg", await photograph())
  // While a picture is made smaller, a save would find none.
  await expect(form.field("photos.0.image").locator("img")).toBeVisible()
  await form.save.click()
  await expect(form.refusal).toContainText("Fotografías › 1 › Descripción de la imagen")
  await form.reveal("photos.0.people")
  const people = form.field("photos.0.people").getByRole("radio")
  // The framework's group hears presses from when it has one tab stop on.
  await expect(people.last()).toHaveAttribute("tabindex", "-1")
  await people.and(page.getByLabel("No aparece nadie.")).click()
  const imageAlt = {en: "A street in the rain at night", es: "Una calle de noche bajo la lluvia"}
  await form.fill("photos.0.imageAlt.en", imageAlt.en)
  await form.fill("photos.0.imageAlt.es", imageAlt.es)
  await form.fill("photos.0.credit", "Ana Pérez")
  await form.fill("photos.0.source", "Tomada por nuestra guía")
  await form.reveal("photos.0.focus")
  await form.field("photos.0.focus").getByLabel("De izquierda a derecha").fill("20")
  await form.field("photos.0.focus").getByLabel("De arriba abajo").fill("70")
  await form.save.click()
  const {photos, ...rest} = JSON.parse(await savedText(page, trip))
  const [credit, source] = ["Ana Pérez", "Tomada por nuestra guía"]
  const focus = {x: 20, y: 70}
  expect(photos).toEqual([{image: "./baile.webp", focus, imageAlt, credit, source, people: "none"}])
  expect(rest).toEqual(parsed(trip))
})

test("what breaks a rule is refused in Spanish, and stays in the form, beside what is answered for all trips", async ({
  page,
}) => {
  const form = await openEntry(page, trip)
  await expect(form.field("checks").getByText(/para todos los viajes.*Anticipo/)).toBeVisible()
  const {code} = parsed(otherTrip)
  const wrong: [field: string, text: string, message: RegExp][] = [
    ["price", "1450 €", /Precio: se esperaba.*1450 €/],
    ["code", code, new RegExp(`Código: .*${code}`)],
    ["title.es", "", /Título › Español: /],
  ]
  for (const [field, text] of wrong) await form.fill(field, text)
  await form.save.click()
  for (const [, , message] of wrong) await expect(form.refusal).toContainText(message)
  for (const [field, text] of wrong) {
    await form.reveal(field)
    await expect(form.input(field)).toHaveValue(text)
  }
  expect(String(await readSaved(page, trip))).toBe(files[trip])
})

/** Opens the question whether an entry is to be deleted. */
const askToDelete = async (page: Page, file: string) => {
  await openEntry(page, file)
  await page.getByRole("button", {name: "Mostrar las opciones del editor"}).click()
  await page.getByRole("menuitem", {name: "Eliminar"}).click()
  return page.getByRole("alertdialog")
}

test("a region that trips name is not deleted; a trip is, and taken out of the home page", async ({
  page,
}) => {
  const refusal = await askToDelete(page, region)
  await expect(refusal).toContainText("No se puede eliminar")
  await page.keyboard.press("Escape")
  await expect(refusal).toBeHidden()
  const home = "data/pages/home.json"
  const [first, ...others] = parsed(home).trips.experiences
  const dialog = await askToDelete(page, `data/experiences/${first}/experience.json`)
  await expect(dialog).toContainText("se quitará de las entradas que la nombran")
  await dialog.getByRole("button", {name: "Eliminar"}).click()
  expect(JSON.parse(await savedText(page, home)).trips.experiences).toEqual(others)
  expect(await readSaved(page, region)).toBeDefined()
})

servedTest(
  "the page beside the form copies a reply, and can be read by everybody",
  async ({page, editor}) => {
    const text = "*Un viaje*\nRef. <X-ES>"
    const html = staffPage({
      replies: [{shortcut: "x-es", title: "Un viaje", text}],
      blocks: [],
      open: [],
      isGated: false,
      language: "es",
    })
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
    await page.route("**/staff-es/", route => route.fulfill({body: html, contentType: "text/html"}))
    await page.goto(new URL("staff-es/", editor).href)
    await page.getByText("Respuestas rápidas (1)").click()
    await page.getByRole("button", {name: "Copiar: 1. Un viaje"}).click()
    await expect(page.getByRole("button", {name: "Copiado"})).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
    await expect(page.getByText("Ref.")).toHaveCSS("text-wrap-mode", "wrap")
    expect((await new AxeBuilder({page}).analyze()).violations).toEqual([])
  },
)
