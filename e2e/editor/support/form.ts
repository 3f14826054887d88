import {expect, type Page} from "@playwright/test"
import {test as base} from "../../support/test"
import {type StartedEditor, startEditor} from "./editor"

export {expect}

/** Too narrow for the preview, which has tests of its own and would take a quarter of the time. */
const withoutPreview = {width: 800, height: 1000}

/**
 * A window as tall as the longest form. Fields come into being when they come into view: here all of them
 * are there at once, which takes as long as all else together.
 */
export const wholeForm = {...withoutPreview, height: 24_000}

/** A test with the editor on a small site of its own. It fails when the page asks another host. */
export const test = base.extend<{editor: StartedEditor}>({
  viewport: withoutPreview,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from a pattern.
  editor: async ({}, use) => {
    const editor = await startEditor()
    await use(editor)
    await editor.stop()
  },
  page: async ({page, editor, allowed}, use) => {
    // The frame that the framework makes for a preview, and what Svelte says as it closes a form.
    allowed.push(/can escape its sandboxing/, /svelte\.dev\/e\/derived_inert/)
    const foreign: string[] = []
    const {origin} = new URL(editor.address)
    page.on("request", request => {
      const {origin: asked, protocol} = new URL(request.url())
      if (asked !== origin && !["blob:", "data:"].includes(protocol)) foreign.push(request.url())
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

/** Works in the form of one file. */
export const openForm = async (page: Page, editor: StartedEditor, file: string) => {
  await page.goto(`${editor.address}#/collections/${placeOf(file)}`)
  return formOf(page)
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

/** Works in the form that is open. */
export const formOf = (page: Page) => {
  const field = (path: string) => page.locator(`[data-key-path="${path}"]`)
  const input = (path: string) => field(path).locator("input, textarea").first()
  const button = page.getByRole("button", {name: "Save", exact: true})
  /** Scrolls to one after the other of those that are not there yet, until this one is. */
  const reveal = (path: string) =>
    expect(async () => {
      if (await field(path).count()) return
      const next = page.locator(".placeholder").filter({visible: true}).first()
      await next.evaluate(element => element.scrollIntoView({block: "center"}), null, {
        timeout: 1000,
      })
      await expect(field(path)).toBeAttached({timeout: 100})
    }).toPass({intervals: [0]})
  return {
    field,
    reveal,
    /** Where a value is typed. */
    input,
    fill: async (path: string, text: string) => {
      await reveal(path)
      await input(path).fill(text)
    },
    save: async () => {
      await expect(button).toBeEnabled()
      await button.click()
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
      await field("image").getByRole("button", {name: "Replace Image"}).click()
      const dialog = page.getByRole("dialog")
      const file = {name, mimeType: "image/jpeg", buffer}
      await dialog.locator('input[type="file"]').first().setInputFiles(file)
      await dialog.getByRole("button", {name: "Insert"}).click()
      await expect(dialog).toBeHidden()
    },
    /** What a refused save says. */
    refusal: page.getByRole("alertdialog"),
  }
}
