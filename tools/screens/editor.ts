/** Photographs the editor for docs/content.md and docs/pictures.md, over the content of this project. Nothing is saved. */
import {mkdtemp} from "node:fs/promises"
import {createServer} from "node:http"
import os from "node:os"
import path from "node:path"
import process from "node:process"
import type {Browser, Page} from "@playwright/test"
import sirv from "sirv"
import {writeEditor} from "../../editor/build/bundle"
import {serveEditor} from "../../editor/host/serve"
import {staffLanguages} from "../../gatsby/words/staff-languages"
import {defaultLanguage} from "../../src/i18n/languages"
import {inBrowser} from "../browser"
import {listen} from "../listen"
import {listSlugs} from "../read-data"
import {say} from "../say"
import {fieldIn, photographPhotos} from "./photos"

const startEditor = async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "editor-"))
  await writeEditor(process.cwd(), folder)
  const answer = serveEditor({root: process.cwd(), folder, token: "of-this-run"})
  const files = sirv("static")
  const server = createServer((request, response) =>
    answer(request, response, () => files(request, response)),
  )
  const {origin, stop} = await listen(server, "localhost")
  return {address: `${origin}/editor/`, stop}
}

/** Pixels of the window: a list, and a form with its preview. */
const sizes = {list: {width: 1200, height: 760}, form: {width: 1440, height: 860}}

const shoot = async (page: Page, name: string) => {
  await page.waitForTimeout(2500)
  const file = `docs/screens/${name}.jpg`
  await page.screenshot({path: file, type: "jpeg", quality: 74})
  say(file)
}

const photographForm = async (browser: Browser, list: string, form: string) => {
  const page = await browser.newPage({viewport: sizes.list, locale: "en-US"})
  await page.goto(list)
  await page.getByRole("treeitem", {name: "Experiences"}).waitFor()
  await shoot(page, "editor-trips")
  await page.setViewportSize(sizes.form)
  await page.goto(form)
  await page.locator('[data-key-path="slug"]').waitFor()
  await shoot(page, "editor-preview")
  await page.mouse.move(400, 500)
  await (await fieldIn(page, "title")).scrollIntoViewIfNeeded()
  await shoot(page, "editor-trip")
  const text = await fieldIn(page, `cardDescription.${defaultLanguage}`)
  await text.locator("textarea").fill("Come along, from €12, and see what the hills are like.")
  await page.getByRole("button", {name: "Save", exact: true}).click()
  await page.locator(".checks").waitFor()
  await shoot(page, "editor-refused")
}

const main = async () => {
  const {address, stop} = await startEditor()
  const [trip] = listSlugs("experiences", "experience")
  const form = `${address}#/collections/experiences/entries/${trip}/experience`
  await inBrowser(async browser => {
    await photographForm(browser, address, form)
    for (const language of staffLanguages) await photographPhotos(browser, form, language)
  })
  await stop()
}

void main()
