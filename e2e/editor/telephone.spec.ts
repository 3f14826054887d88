import {readFileSync} from "node:fs"
import type {Locator, Page} from "@playwright/test"
import {followLink} from "./support/form"
import {expect, origin, type StartedRepository, test} from "./support/hosted"

test.use({viewport: {width: 390, height: 844}, hasTouch: true})

/** The most presses from being signed in to a price that is accepted. */
const mostPresses = 8

/** The first trip of the list of prices, and its text as it is and as it is to be. */
const firstTrip = async (page: Page, {site, files}: StartedRepository) => {
  const field = page.getByRole("textbox").first()
  const code = /\((\w+)\)$/.exec((await page.locator("label").first().textContent()) ?? "")?.[1]
  const paths = (await files()).map(({path}) => path).filter(path => /experience\.json$/.test(path))
  const textOf = (path: string) => readFileSync(site.at(path), "utf8")
  const file = paths.find(path => JSON.parse(textOf(path)).code === code) ?? ""
  const before = textOf(file)
  const price = Number(await field.inputValue())
  const other = String(price + 1)
  const after = before.replace(`"price": ${price}`, `"price": ${other}`)
  return {field, file, before, after, other, textNow: () => textOf(file)}
}

const openPrices = async (page: Page) => {
  await followLink(page, "Prices")
  await expect(page.getByRole("textbox").first()).toBeVisible()
}

const told = (page: Page) => page.getByRole("status")

test("a price is published from a telephone in few presses @weekly", async ({page, repository}) => {
  let presses = 0
  const press = async (target: Locator) => {
    presses += 1
    await target.tap()
  }
  // The first release that the page sees is older, the next one holds the change.
  const releases = ["2000-01-01T00:00:00Z", "2100-01-01T00:00:00Z"]
  await page.route(`${origin}/editor/release.json`, route =>
    route.fulfill({json: {commit: "", date: releases.shift() ?? "2100-01-01T00:00:00Z"}}),
  )
  await openPrices(page)
  presses += 1
  const {field, before, after, other, textNow} = await firstTrip(page, repository)
  await press(field)
  await page.keyboard.type(other)
  await press(page.getByRole("button", {name: "Save"}))
  await expect(told(page)).toContainText("waits for review")
  expect(textNow()).toBe(before)
  await press(page.getByRole("button", {name: "Publish"}))
  await expect.poll(textNow).toBe(after)
  await expect(told(page)).toContainText(/about \d+ minutes/)
  expect(presses).toBeLessThanOrEqual(mostPresses)
  await expect(told(page)).toContainText("the new release is here")
  expect(repository.pulls.map(({state}) => state)).toEqual(["MERGED"])
})

test("what waits is not taken away by who saves next, and a stranger's is not shown @weekly", async ({
  page,
  repository,
}) => {
  const stranger = {id: "PR0", number: 0, title: "Mine", headRefName: "prices", isDraft: false}
  repository.pulls.push({...stranger, state: "OPEN", labels: [], isCrossRepository: true})
  await openPrices(page)
  const {field, other} = await firstTrip(page, repository)
  // A colleague has the same page open, and saves first.
  const theirs = await page.context().newPage()
  await repository.serve(theirs)
  await theirs.goto(page.url())
  await theirs.getByRole("textbox").last().fill("1450")
  theirs.on("dialog", dialog => dialog.accept())
  await theirs.getByRole("button", {name: "Save"}).click()
  await expect(told(theirs)).toContainText("waits for review")
  await field.fill(other)
  await page.getByRole("button", {name: "Save"}).tap()
  await expect(told(page)).toContainText("Somebody else saved this meanwhile")
  await expect(field).toHaveValue(other)
  await theirs.getByRole("button", {name: "Publish"}).click()
  await expect(theirs.getByRole("textbox").last()).toHaveValue("1450")
  await page.getByRole("button", {name: "Save"}).tap()
  await expect(told(page)).toContainText("is not public yet")
  expect(repository.pulls.map(({state}) => state)).toEqual(["OPEN", "MERGED", "OPEN"])
})

test("what is typed outlives whatever befalls a save @weekly", async ({
  page,
  repository,
  allowed,
}) => {
  allowed.push(/net::ERR_FAILED/)
  await openPrices(page)
  const {field, file, before, other} = await firstTrip(page, repository)
  const save = page.getByRole("button", {name: "Save"})
  const theirs = String(Number(other) + 1)
  await field.fill(other)
  const github = "https://api.github.com/**"
  const shut = (status: number, message: string) =>
    page.route(
      github,
      route =>
        route.fulfill({status, json: {message}, headers: {"Access-Control-Allow-Origin": "*"}}),
      {times: 1},
    )
  await shut(401, "Bad credentials")
  await save.tap()
  await expect(told(page)).toContainText("sign-in has ended")
  await shut(403, "Resource not accessible by personal access token")
  await save.tap()
  await expect(told(page)).toContainText("may read the content but not change it")
  await page.route(github, route => route.abort(), {times: 1})
  await save.tap()
  await expect(told(page)).toContainText("There is no answer")
  await repository.site.write(file, before.replace(/"price": \d+/, `"price": ${theirs}`))
  await save.tap()
  await expect(told(page)).toContainText("Somebody else has changed")
  await expect(field).toHaveValue(other)
  await save.tap()
  await expect(told(page)).toContainText("waits for review")
  page.once("dialog", dialog => dialog.accept())
  await page.getByRole("button", {name: "Discard"}).tap()
  await expect(field).toHaveValue(theirs)
  expect(repository.pulls.map(({state}) => state)).toEqual(["CLOSED"])
})
