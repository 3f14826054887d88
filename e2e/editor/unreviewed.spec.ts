import {readFileSync} from "node:fs"
import {followLink} from "./support/form"
import {expect, origin, test, token} from "./support/hosted"

const service = "https://sign-in.house.test"

test.use({settings: {GATSBY_EDITOR_REVIEW: "off", GATSBY_EDITOR_AUTH: service}})

/** What the sign-in service answers once GitHub has let somebody in. */
const signedIn = `<script>
addEventListener("message", ({origin}) =>
  opener.postMessage('authorization:github:success:{"token":"${token}"}', origin))
opener.postMessage("authorizing:github", "*")
</script>`

test("signs in with GitHub's page, and publishes unreviewed @weekly", async ({
  page,
  repository,
}) => {
  await page.evaluate(() => localStorage.clear())
  await page
    .context()
    .route(`${service}/**`, route => route.fulfill({contentType: "text/html", body: signedIn}))
  await page.reload()
  const popup = page.waitForEvent("popup")
  await page.getByRole("button", {name: /^Sign In with .*GitHub/}).click()
  expect((await popup).url()).toContain(`${service}/auth?provider=github`)
  await expect(page.getByRole("treeitem", {name: "Experiences"})).toBeVisible()
  await page.route(`${origin}/editor/release.json`, route => route.fulfill({status: 404}))
  await followLink(page, "Prices")
  const trips = (await repository.files()).filter(({path}) => /experience\.json$/.test(path))
  const pricesNow = () =>
    trips.map(({path}) => JSON.parse(readFileSync(repository.site.at(path), "utf8")).price)
  const field = page.getByRole("textbox").first()
  const dearer = Number(await field.inputValue()) + 1
  await field.fill(String(dearer))
  await page.keyboard.press("Enter")
  await expect(page.getByRole("status")).toContainText("not public yet")
  await expect(page.getByRole("status")).toContainText(/about \d+ minutes/)
  expect(pricesNow()).toContain(dearer)
  expect(repository.pulls).toEqual([])
})
