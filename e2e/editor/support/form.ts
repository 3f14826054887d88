import {expect, type Page} from "@playwright/test"
import {test as base} from "../../support/test"
import {type StartedEditor, startEditor} from "./editor"

export {expect}

/** Too narrow for the preview, which has tests of its own and would take a quarter of the time. */
const withoutPreview = {width: 800, height: 1000}

/** A test with the editor on a site of its own, which is a small one where nothing else is asked. It fails when another host answers the page. */
export const test = base.extend<{
  content: Parameters<typeof startEditor>[0]
  framework: Parameters<typeof startEditor>[1]
  editor: StartedEditor
}>({
  content: ["small", {option: true}],
  framework: ["changed", {option: true}],
  viewport: withoutPreview,
  editor: async ({content, framework}, use) => {
    const editor = await startEditor(content, framework)
    await use(editor)
    await editor.stop()
  },
  page: async ({page, editor, allowed}, use) => {
    // The frame that the framework makes for a preview, what Svelte says as it closes a form, and fonts of
    // another host, which the policy refuses: the framework has them itself.
    allowed.push(/can escape its sandboxing/, /svelte\.dev\/e\/derived_inert/, /cdn\.jsdelivr\.net/)
    const foreign: string[] = []
    const {origin} = new URL(editor.address)
    page.on("response", response => {
      const {origin: asked, protocol} = new URL(response.url())
      if (asked !== origin && !["blob:", "data:"].includes(protocol)) foreign.push(response.url())
    })
    await page.goto(editor.address)
    await expect(page.getByRole("treeitem", {name: /^Experienc/})).toBeVisible()
    await use(page)
    expect(foreign).toEqual([])
  },
})

/** Where the form of a file is, in the editor. */
const placeOf = (file: string): string => {
  const [, kind, folder] = /^data\/(\w+)\/([^/]+)\/\w+\.json$/.exec(file) ?? []
  const name = /([^/]+)\.json$/.exec(file)?.[1] ?? ""
  if (folder) return `${kind}/entries/${folder}/${name}`
  return `${file.startsWith("data/pages/") ? "pages" : "site"}/entries/${name}`
}

/** Works in the form of one file, once it is there. */
export const openForm = async (page: Page, editor: StartedEditor, file: string) => {
  await page.goto(`${editor.address}#/collections/${placeOf(file)}`)
  const form = formOf(page)
  await form.opened()
  return form
}

/** Follows a link above the editor in this tab; it would open another. */
export const followLink = async (page: Page, name: string) => {
  const address = await page.getByRole("link", {name}).getAttribute("href")
  await page.goto(new URL(address ?? "", page.url()).href)
}

/** Makes a copy of the entry that is open, and works in its form once that has taken the place. */
export const openCopy = async (page: Page) => {
  await page.getByRole("button", {name: "Show Editor Options"}).click()
  await page.getByRole("menuitem", {name: "Duplicate Entry"}).click()
  await expect(page.getByRole("toolbar", {name: "Primary"})).toContainText("Creating")
  const form = formOf(page)
  await expect(form.input("slug")).toBeVisible()
  return form
}

/** What a dialog of the browser tells when something is done. */
export const toldBy = async (page: Page, act: () => Promise<void>): Promise<string> => {
  const dialog = page.waitForEvent("dialog")
  const done = act()
  const told = await dialog
  const message = told.message()
  await told.accept()
  await done
  return message
}

/** Works in the form that is open. */
export const formOf = (page: Page) => {
  const field = (path: string) => page.locator(`[data-key-path="${path}"]`)
  const input = (path: string) => field(path).locator("input, textarea").first()
  const button = page.getByRole("button", {name: /^(Save|Guardar)$/})
  const refusal = page.getByRole("alertdialog")
  /** What stands for fields that have not come into view. */
  const missing = page.locator(".placeholder").filter({visible: true})
  /** Scrolls to one after the other of the fields that are not there yet, until it is enough. */
  const revealUntil = (isEnough: () => Promise<boolean>) =>
    expect(async () => {
      if (await isEnough()) return
      await missing.first().evaluate(element => element.scrollIntoView({block: "center"}), null, {
        timeout: 1000,
      })
      await expect.poll(isEnough, {timeout: 100}).toBe(true)
    }).toPass({intervals: [0]})
  const save = async () => {
    await expect(button).toBeEnabled()
    await button.click()
  }
  const reveal = (path: string) => revealUntil(async () => (await field(path).count()) > 0)
  return {
    field,
    reveal,
    /** Waits for the first fields, or for what stands for them. */
    opened: () => expect(page.locator("[data-key-path]:visible").or(missing).first()).toBeVisible(),
    /** Has every field come, as it does for those who read a form to its end. */
    revealAll: () => revealUntil(async () => (await missing.count()) === 0),
    /** Where a value is typed. */
    input,
    /** What stands in a field. */
    value: async (path: string): Promise<string> => {
      await reveal(path)
      return input(path).inputValue()
    },
    fill: async (path: string, text: string) => {
      await reveal(path)
      await input(path).fill(text)
    },
    save,
    /** Saves, and waits until that has come to nothing: what is typed sooner would be saved. */
    saveInVain: async () => {
      await save()
      await expect(button).toBeEnabled()
    },
    /** Waits until the editor is back at the list. */
    closed: async () => {
      await expect(button).toBeHidden()
    },
    /** Saves, and waits until it is said. */
    saved: async () => {
      await button.click()
      await expect(page.getByText("Entry saved.")).toBeVisible()
    },
    /** Puts a picture from the visitor's computer in the place of the one that is there. */
    replacePicture: async (name: string, buffer: Buffer) => {
      await reveal("image")
      const dialog = page.getByRole("dialog")
      // Pressed while the form still draws its fields, the button opened nothing once.
      await expect(async () => {
        if (!(await dialog.isVisible()))
          await field("image").getByRole("button", {name: "Replace Image"}).click()
        await expect(dialog).toBeVisible()
      }).toPass()
      const file = {name, mimeType: "image/jpeg", buffer}
      await dialog.locator('input[type="file"]').first().setInputFiles(file)
      await dialog.getByRole("button", {name: "Insert"}).click()
      await expect(dialog).toBeHidden()
    },
    /** What has to be put right before a save, all of it. */
    faults: page.locator(".checks"),
    /** What is said at a field. */
    saidAt: (path: string) => field(path).locator(":scope > [role='alert'], :scope > .own-fault"),
    /** What says that a save has failed. */
    refusal,
    /** Closes what says that a save has failed. */
    understood: async () => {
      await refusal.getByRole("button", {name: "OK"}).click()
      await expect(refusal).toBeHidden()
    },
  }
}
