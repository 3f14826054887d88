import {existsSync, readFileSync} from "node:fs"
import type {Page} from "@playwright/test"
import {formOf, toldBy} from "./support/form"
import {expect, origin, type StartedRepository, test} from "./support/hosted"

/** The file of a trip, with its text and with another price, a little above. */
const someTrip = async ({files, site}: StartedRepository) => {
  const [file = ""] = (await files())
    .map(({path}) => path)
    .filter(path => /^data\/experiences\/.*\.json$/.test(path))
  const textNow = () => readFileSync(site.at(file), "utf8")
  const before = textNow()
  const dearer = (more: number) => {
    const price = JSON.parse(before).price + more
    return {price: String(price), text: before.replace(/"price": \d+/, `"price": ${price}`)}
  }
  return {file, before, textNow, dearer}
}

const openTrip = async (page: Page, file: string) => {
  const [, place] = /^data\/experiences\/(.*)\.json$/.exec(file) ?? []
  await page.goto(`${origin}/editor/#/collections/experiences/entries/${place}`)
  const form = formOf(page)
  await form.opened()
  return form
}

/** Saves another price as a draft and sends it for review. */
const sendPrice = async (page: Page, {pulls}: StartedRepository, file: string, price: string) => {
  const form = await openTrip(page, file)
  await form.fill("price", price)
  await form.save()
  await page.getByRole("button", {name: "Send for Review"}).click()
  await expect.poll(() => pulls[0]?.labels.join()).toMatch(/review/)
  // The form closes by itself.
  await expect(page.getByRole("button", {name: "Create New Entry"})).toBeVisible()
}

/** Marks the entry as ready, and publishes it. */
const publish = async (page: Page, file: string) => {
  await openTrip(page, file)
  await page.getByRole("button", {name: /Status/}).click()
  await page.getByRole("menuitemradio", {name: "Ready"}).click()
  await page.getByRole("button", {name: "Publish Entry"}).click()
  await page.getByRole("alertdialog").getByRole("button", {name: "Publish"}).click()
}

test("a save is a draft, reviewed, and published unless overtaken @weekly", async ({
  page,
  repository,
  allowed,
}) => {
  allowed.push(/Server responded with an error/)
  const {file, before, textNow, dearer} = await someTrip(repository)
  await sendPrice(page, repository, file, dearer(1).price)
  const [pull] = repository.pulls
  const drafted = await repository.drafts.readAt(pull?.headRefName ?? "", file)
  expect(drafted?.toString()).toBe(dearer(1).text)
  expect(textNow()).toBe(before)
  await expect(page.getByText(/available on mobile/), "the framework's own news").toHaveCount(0)
  await repository.site.write(file, dearer(2).text)
  await publish(page, file)
  await expect(page.getByText("Couldn’t publish the entry.")).toBeVisible()
  expect([textNow(), pull?.state]).toEqual([dearer(2).text, "OPEN"])
  await repository.site.write(file, before)
  await page.getByRole("button", {name: "Publish Entry"}).click()
  await page.getByRole("alertdialog").getByRole("button", {name: "Publish"}).click()
  await expect.poll(textNow).toBe(dearer(1).text)
  await expect.poll(() => pull?.state).toBe("MERGED")
})

test("what is refused stays in the browser, and so does what is typed @weekly", async ({
  page,
  repository,
  allowed,
}) => {
  // Pictures of the form that are asked for after the token has expired have no bytes.
  allowed.push(/Failed to decode image/, /Server responded with an error/)
  const {site} = repository
  const {groups} = JSON.parse(readFileSync(site.at("data/pages/catalogue.json"), "utf8"))
  const poster = `data/experiences/${groups[0].poster}/experience.json`
  const {file, dearer} = await someTrip(repository)
  await expect(page.getByRole("link", {name: /^Help /})).toHaveAttribute(
    "href",
    /^https:\/\/github\.com\/house\/site\/blob\/main\/docs\//,
  )
  await openTrip(page, poster)
  await page.getByRole("button", {name: "Show Editor Options"}).click()
  await page.getByRole("menuitem", {name: "Delete"}).click()
  const told = await toldBy(page, () =>
    page.getByRole("alertdialog").getByRole("button", {name: "Delete"}).click(),
  )
  expect(told).toContain(`Groups › 1 › Poster: found "${groups[0].poster}"`)
  expect(existsSync(site.at(poster))).toBe(true)
  await page.reload()
  const form = await openTrip(page, file)
  const right = await form.value("description.en")
  await form.fill("description.en", "Come **along.")
  await form.save()
  await expect(form.faults).toContainText("Description › English: found")
  await form.fill("description.en", right)
  await expect(form.faults).toBeHidden()
  await form.fill("price", dearer(1).price)
  await page.route("https://api.github.com/**", route =>
    route.fulfill({
      status: 401,
      json: {message: "Bad credentials"},
      headers: {"Access-Control-Allow-Origin": "*"},
    }),
  )
  await form.save()
  await expect(form.refusal).toContainText("Bad credentials")
  await form.understood()
  await expect(form.input("price")).toHaveValue(dearer(1).price)
  expect(repository.pulls).toEqual([])
})
