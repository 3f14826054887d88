import {expect, openCopy, openForm, test} from "./support/form"

test("tells everything that is wrong at once, and leads there", async ({page, editor}) => {
  const form = await openForm(page, editor, editor.trips()[0])
  await form.fill("closing.es", "")
  await form.fill("price", "12,5")
  await form.fill("code", "CHAT")
  await form.fill("description.en", "Come **along with us.")
  await form.fill("imageAlt.es", "Muy corto.")
  await form.save()
  for (const place of ["Closing › Español", "Price", "Code", "Description › English", "Image alt"])
    await expect(form.faults.getByRole("button", {name: place})).toHaveCount(1)
  for (const path of ["price", "code", "description.en", "closing.es", "imageAlt.es"]) {
    await form.reveal(path)
    await expect(form.saidAt(path).filter({visible: true})).toHaveCount(1)
  }
  await expect(form.faults, "it stays in view").toBeInViewport()
  await form.faults.getByRole("button", {name: "Code"}).click()
  await expect(form.input("code")).toBeInViewport()
  await form.fill("code", "OWLS")
  await expect(form.faults.getByRole("button", {name: "Code"})).toHaveCount(0)
  await page.getByRole("radio", {name: "Validation"}).click()
  await page.getByRole("button", {name: "Validate"}).click()
  await expect(page.getByText("No errors found")).toHaveCount(0)
  await expect(form.faults.getByRole("button", {name: "Description › English"})).toHaveCount(1)
})

test("asks whether a price that changes by more than half is meant @weekly", async ({
  page,
  editor,
}) => {
  const [trip] = editor.trips()
  const {price} = JSON.parse(editor.text(trip))
  const before = editor.text(trip)
  const form = await openForm(page, editor, trip)
  await form.fill("price", `${price}0`)
  await form.save()
  await expect(form.faults).toContainText("by more than half")
  expect(editor.text(trip)).toBe(before)
  await form.faults.getByRole("button", {name: "Yes, that is the price"}).click()
  await expect(form.faults).toBeHidden()
  await form.saved()
  expect(editor.text(trip)).toBe(before.replace(`"price": ${price},`, `"price": ${price}0,`))
})

test("refuses a copy that has the address of the original @weekly", async ({page, editor}) => {
  const [trip] = editor.trips()
  const before = editor.text(trip)
  const files = editor.files()
  const {slug} = JSON.parse(before)
  await openForm(page, editor, trip)
  const form = await openCopy(page)
  await form.fill("slug", slug)
  await form.fill("title.en", "A copy")
  await form.save()
  await expect(form.faults).toContainText(`Slug: found "${slug}"`)
  await expect(form.faults, "what else is the original's").toContainText(
    `, as in Experiences › ${slug}, expected a code of its own, such as`,
  )
  await expect(form.faults).toContainText("Title › Español: found")
  await expect(form.faults).toContainText("Image: found the same picture")
  await expect(form.input("title.en")).toHaveValue("A copy")
  expect(editor.text(trip)).toBe(before)
  expect(editor.files()).toEqual(files)
})
