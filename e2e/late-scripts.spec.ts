import {appScript, catalogue, controls, filter, templateScript} from "./support/failing-scripts"
import {allowNetworkFaults} from "./support/network"
import {saveButton} from "./support/planner"
import {holdBack} from "./support/routes"
import {experiences} from "./support/site"
import {expect, startScripts, test, waitForHydration} from "./support/test"
import {word} from "./support/words"

allowNetworkFaults()

test("nothing dead is shown until the catalogue's code comes", async ({page}) => {
  await page.clock.install()
  const arrive = await holdBack(page, templateScript)
  await page.goto(catalogue, {waitUntil: "domcontentloaded"})
  await startScripts(page)
  await expect(filter(page)).toBeVisible()
  await page.clock.fastForward("01:00")
  await expect(filter(page)).toBeHidden()
  await expect(controls(page).filter({visible: true})).toHaveCount(0)
  arrive()
  await waitForHydration(page)
  await expect(filter(page)).toBeVisible()
  await filter(page).locator("select[name=activity]").selectOption({index: 1})
  await expect(page).toHaveURL(/activity=/)
})

test("a phone's early taps are all answered later", async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  let arrive = await holdBack(page, appScript)
  await page.goto(catalogue, {waitUntil: "domcontentloaded"})
  const fold = filter(page).getByRole("button").first()
  await fold.click()
  await expect(fold).toHaveAttribute("aria-busy", "true")
  // Its lists are whole by then: one that opens without its choices looks as if there were none.
  await expect(filter(page).locator("select[name=activity] option")).not.toHaveCount(1)
  arrive()
  await expect(filter(page).locator("select[name=activity]")).toBeVisible()
  await expect(fold).not.toHaveAttribute("aria-busy")

  arrive = await holdBack(page, appScript)
  await page.goto(`/es/experiences/${experiences[0]?.slug}/`, {waitUntil: "domcontentloaded"})
  const button = (namespace: string, key: string) =>
    page.getByRole("button", {name: word("es", namespace, key)})
  for (const tapped of [
    button("common", "party.label"),
    saveButton(page, "es"),
    button("prepare", "open"),
  ])
    await tapped.click()
  arrive()
  await expect(page.getByLabel(word("es", "common", "party.month"))).toBeVisible()
  await expect(page.locator("#prepare input[type=date]")).toBeVisible()
  await expect(saveButton(page, "es")).toHaveAttribute("aria-pressed", "true")
})
