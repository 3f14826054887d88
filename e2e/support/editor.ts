import {mkdtemp} from "node:fs/promises"
import {createServer} from "node:http"
import os from "node:os"
import path from "node:path"
import process from "node:process"
import type {Page} from "@playwright/test"
import sirv from "sirv"
import {writeEditor} from "../../editor/build"
import {readFormContent} from "../../editor/publish"
import {schemaOfFile} from "../../gatsby/content/schema/files"
import {makeTrip, smallContent, smallTrips} from "../../gatsby/content/testing/small-content"
import {listen} from "../../tools/testing/listen"
import {test as base, expect} from "./test"

export {expect}

const toText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const form = readFormContent(process.cwd())
const data = smallContent()
// A trip that the home page shows and no other page needs.
const nightWalk = {...smallTrips.walk, slug: "night-walk"}
data[`data/experiences/${nightWalk.slug}/experience.json`] = makeTrip(nightWalk)
Object.assign(data["data/pages/home.json"]?.trips ?? {}, {
  experiences: [nightWalk.slug, smallTrips.whales.slug],
})

// What a trip of any length takes from it.
const answered = {deposit: 30}
data["data/trip-defaults.json"] = {long: answered, short: answered, day: answered}

/** A small site's content, and interface words, by path: what staff change breaks no test. */
export const files: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(data).map(([file, value]) => [file, toText(schemaOfFile(file)?.parse(value))]),
  ...Object.entries(form.words).map(([file, words]) => [file, toText(words)]),
])

/** Writes texts into the browser's private files, where Sveltia's test backend looks for them. */
const seed = (page: Page) =>
  page.evaluate(async texts => {
    const root = await navigator.storage.getDirectory()
    for (const [file, text] of Object.entries(texts)) {
      const parts = ["sveltia-cms-test", ...file.split("/")]
      const name = parts.pop() ?? ""
      let folder = root
      for (const part of parts) folder = await folder.getDirectoryHandle(part, {create: true})
      const writable = await (await folder.getFileHandle(name, {create: true})).createWritable()
      await writable.write(text)
      await writable.close()
    }
  }, files)

/** Reads a file that was saved; undefined while there is none. */
export const readSaved = async (page: Page, file: string): Promise<Buffer | undefined> => {
  const bytes = await page
    .evaluate(
      async ([...parts]) => {
        const name = parts.pop() ?? ""
        let folder = await navigator.storage.getDirectory()
        for (const part of parts) folder = await folder.getDirectoryHandle(part)
        const saved = await (await folder.getFileHandle(name)).getFile()
        return [...new Uint8Array(await saved.arrayBuffer())]
      },
      ["sveltia-cms-test", ...file.split("/")],
    )
    .catch(() => undefined)
  return bytes && Buffer.from(bytes)
}

/** Playwright's test beside a server of the editor. */
export const servedTest = base.extend<object, {editor: string}>({
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from a pattern.
    async ({}, use) => {
      const root = await mkdtemp(path.join(os.tmpdir(), "editor-"))
      const options = {
        backend: {name: "test-repo"},
        content: {...form, packing: data["data/packing.json"] as typeof form.packing},
      } as const
      await writeEditor(process.cwd(), path.join(root, "editor"), options)
      const [serveEditor, serveStatic] = [sirv(root), sirv("static")]
      const server = createServer((request, response) =>
        serveEditor(request, response, () => serveStatic(request, response)),
      )
      const {origin, stop} = await listen(server)
      await use(`${origin}/editor/`)
      stop()
    },
    {scope: "worker"},
  ],
})

/** The editor, signed in to that content, which lies in the browser alone. */
export const test = servedTest.extend({
  page: async ({page, editor, allowed}, use) => {
    // Fonts of another host, which Sveltia brings itself, its frames, and missing pictures.
    allowed.push(/cdn\.jsdelivr\.net|escape its sandboxing|svelte\.dev\/e\/|404 \(Not Found\)/)
    await page.goto(`${editor}settings-es.json`)
    await seed(page)
    await page.goto(editor)
    await page.getByRole("button").first().click()
    await expect(page.getByText("Colecciones", {exact: true})).toBeVisible()
    await use(page)
  },
})
