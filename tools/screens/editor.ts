/** Photographs the editor for docs/content.md and docs/pictures.md, over the content of this project. Nothing is saved. */
import {mkdtemp} from "node:fs/promises"
import {createServer} from "node:http"
import type {AddressInfo} from "node:net"
import os from "node:os"
import path from "node:path"
import process from "node:process"
import {chromium, type Page} from "@playwright/test"
import sirv from "sirv"
import {writeEditor} from "../../editor/build/bundle"
import {serveEditor} from "../../editor/host/serve"
import {defaultLanguage, languages} from "../../src/i18n/languages"
import {listSlugs} from "../read-data"
import {say} from "../say"
import {photographPhotos} from "./photos"

const startEditor = async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "editor-"))
  await writeEditor(process.cwd(), folder)
  const answer = serveEditor({root: process.cwd(), folder, token: "of-this-run"})
  const files = sirv("static")
  const server = createServer((request, response) =>
    answer(request, response, () => files(request, response)),
  )
  await new Promise<void>(resolve => server.listen(0, "localhost", resolve))
  const {port} = server.address() as AddressInfo
  return {address: `http://localhost:${port}/editor/`, stop: () => server.close()}
}

/** Pixels of the window: a list, and a form with its preview. */
const sizes = {list: {width: 1200, height: 760}, form: {width: 1440, height: 860}}

const shoot = async (page: Page, name: string) => {
  await page.waitForTimeout(2500)
  const file = `docs/screens/${name}.jpg`
  await page.screenshot({path: file, type: "jpeg", quality: 74})
  say(file)
}

/** Fields come into being when they come into view. */
const bringIntoView = async (page: Page, name: string) => {
  const field = page.locator(`[data-key-path="${name}"]`)
  while (!(await field.isVisible())) {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(100)
  }
  await field.scrollIntoViewIfNeeded()
  return field
}

const main = async () => {
  const editor = await startEditor()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ["--no-sandbox"],
  })
  const page = await browser.newPage({viewport: sizes.list, locale: "en-US"})
  await page.goto(editor.address)
  await page.getByRole("treeitem", {name: "Experiences"}).waitFor()
  await shoot(page, "editor-trips")
  await page.setViewportSize(sizes.form)
  const [trip] = listSlugs("experiences", "experience")
  await page.goto(`${editor.address}#/collections/experiences/entries/${trip}/experience`)
  await page.locator('[data-key-path="slug"]').waitFor()
  await shoot(page, "editor-preview")
  await page.mouse.move(400, 500)
  await bringIntoView(page, "title")
  await shoot(page, "editor-trip")
  const text = await bringIntoView(page, `cardDescription.${defaultLanguage}`)
  await text.locator("textarea").fill("Come along, from €12, and see what the hills are like.")
  await page.getByRole("button", {name: "Save", exact: true}).click()
  await page.locator(".checks").waitFor()
  await shoot(page, "editor-refused")
  for (const language of languages)
    await photographPhotos(
      browser,
      `${editor.address}#/collections/experiences/entries/${trip}/experience`,
      language,
    )
  await browser.close()
  editor.stop()
}

void main()
