import {axe, axeFaults} from "../support/axe"
import {judgedBy} from "../support/equal-access"
import {expect, openForm, test} from "./support/form"

/**
 * A window as tall as the longest form, since the engine takes what is out of view for out of reach. It is
 * too narrow for the preview, which shows the site's own pages: they have their own judges.
 */
const wholeForm = {width: 800, height: 24_000}

test.use({bypassCSP: true, viewport: wholeForm})

const judged = "e2e/editor/judgements.json"

/**
 * What axe finds in the framework's own markup, which no option of it changes. A page that says how far
 * it may be enlarged is enlarged by the browser all the same on a computer, where the editor is used. Names of
 * a list's entries are their words; axe counts the number beside them, too.
 */
const frameworks = ["meta-viewport", "region", "label-content-name-mismatch"]

test("the list is sound, and the form of a refused trip @nightly", async ({page, editor}) => {
  const {expectSound, needless} = judgedBy(judged)
  const hold = async (state: string) => {
    expect.soft(await axeFaults(axe(page).disableRules(frameworks)), state).toEqual([])
    await expectSound(page, state)
  }
  await page.getByRole("treeitem", {name: "Experiences"}).click()
  await expect(page.getByRole("grid").getByRole("row").first()).toBeVisible()
  await hold("the list")
  const [trip] = editor.trips()
  const form = await openForm(page, editor, trip)
  await form.fill("code", "CHAT")
  await form.save()
  await expect(form.faults).toBeVisible()
  // The framework's note lies over the form for some seconds.
  const note = page.getByRole("button", {name: "Show Errors"})
  await expect(note).toBeVisible()
  await expect(note).toBeHidden()
  await hold("the form")
  expect(needless(), `needed by nothing: take them out of ${judged}`).toEqual([])
})
