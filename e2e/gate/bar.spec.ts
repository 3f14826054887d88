import {localCognito} from "../../tools/identity/pool"
import {axe, axeFaults} from "../support/axe"
import {waitForHydration} from "../support/test"
import {word} from "../support/words"
import {expect, origins, test} from "./support/test"
import {signIn} from "./support/visitor"

const home = `${origins.localhost}/en/`

test("the bar breaks no rule, and signs out everywhere", async ({page, context, identity}) => {
  await signIn(page, home)
  await waitForHydration(page)
  expect(await axeFaults(axe(page).include("#gate-bar"))).toEqual([])
  await page.getByRole("button", {name: word("en", "gate-bar", "out")}).click()
  await page.waitForURL(`${origins.localhost}/logout/`)
  expect(identity.calls("logout")[0]?.values).toMatchObject({
    client_id: localCognito.clientId,
    logout_uri: `${origins.localhost}/logout`,
  })
  expect((await context.cookies(origins.localhost)).map(({name}) => name)).not.toContain("er_auth")
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("Token")
  await page.goto(home)
  await page.waitForURL(/oauth2\/authorize/)
  await expect(page.getByLabel("Password")).toBeVisible()
})
