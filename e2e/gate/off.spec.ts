import {follow} from "../support/links"
import {expect, test, waitForHydration} from "../support/test"
import {watchScripts} from "./support/downloads"

test("without its settings the gate is off, and says so once on a host that it would gate", async ({
  page,
}) => {
  const said: string[] = []
  page.on("console", message => {
    if (message.text().includes("sign-in gate")) said.push(message.text())
  })
  const scripts = watchScripts(page)
  await page.goto("/en/about-us/")
  await waitForHydration(page)
  await follow(page, "/en/questions-answers/")
  await expect.poll(() => said).toEqual([expect.stringContaining("The sign-in gate is off")])
  await expect(page.locator("html")).not.toHaveAttribute("data-gate")
  expect(scripts.signInSizes()).toEqual([])
})
