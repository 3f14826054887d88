import {follow} from "../support/links"
import {expect, openPage, test} from "../support/test"
import {watchSignInCode} from "./support/downloads"

test("without its settings the gate is off, and says so once", async ({page}) => {
  const said: string[] = []
  page.on("console", message => {
    if (message.text().includes("sign-in gate")) said.push(message.text())
  })
  const signInSizes = watchSignInCode(page)
  await openPage(page, "/en/about-us/")
  await follow(page, "/en/questions-answers/")
  await expect.poll(() => said).toEqual([expect.stringContaining("The sign-in gate is off")])
  await expect(page.locator("html")).not.toHaveAttribute("data-gate")
  expect(signInSizes()).toEqual([])
})
