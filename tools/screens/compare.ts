/**
 * Shows how pages look beside those of another commit, built on the same machine:
 * `npm run screens:compare`, with `-- --base=<commit>` for another than the parent.
 */
import {mkdir, rm, writeFile} from "node:fs/promises"
import type {AddressInfo} from "node:net"
import path from "node:path"
import process from "node:process"
import {type Browser, chromium} from "@playwright/test"
import {languages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {samplePages} from "../sample-pages"
import {say} from "../say"
import {createSiteServer} from "../serve/server"
import {type Change, comparisonPage} from "./comparison-page"
import {findDifference} from "./find-difference"
import {buildParent, parentRevision} from "./parent-build"
import {type Look, photograph} from "./photograph"
import {windows} from "./sizes"

const folder = path.resolve("public-compared")

const serve = async (root: string) => {
  const server = createSiteServer(root)
  await new Promise<void>(resolve => server.listen(0, resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  }
}

type Shot = {title: string; file: string; route: string; look: Look}

const shots: Shot[] = samplePages.flatMap(({name, route}) =>
  languages.flatMap(language =>
    windows.flatMap(viewport =>
      (["light", "dark"] as const).map(colorScheme => ({
        title: `${name}, ${language}, ${viewport.width} px, ${colorScheme}`,
        file: `${name}-${language}-${viewport.width}-${colorScheme}`,
        route: localizedPath(language, route),
        look: {viewport, colorScheme},
      })),
    ),
  ),
)

const compareShot = async (
  browser: Browser,
  {title, file, route, look}: Shot,
  origins: {before: string; after: string},
): Promise<Change | undefined> => {
  const options = {...look, fullPage: true}
  const before = await photograph(browser, origins.before + route, options)
  const after = await photograph(browser, origins.after + route, options)
  const difference = await findDifference(before, after)
  if (!difference) return undefined
  const pictures = {before: `${file}-1.png`, after: `${file}-2.png`, marked: `${file}-3.png`}
  const contents = {before, after, marked: difference.marked}
  for (const [kind, content] of Object.entries(contents))
    await writeFile(path.join(folder, pictures[kind as keyof typeof pictures]), content)
  return {title, share: difference.share, pictures}
}

const main = async () => {
  const base = process.argv.slice(2).find(word => word.startsWith("--base="))
  const parent = await buildParent(base?.slice("--base=".length) ?? parentRevision())
  const before = await serve(parent.folder)
  const after = await serve("public")
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
  })
  try {
    await rm(folder, {recursive: true, force: true})
    await mkdir(folder, {recursive: true})
    const changes: Change[] = []
    for (const [index, shot] of shots.entries()) {
      const change = await compareShot(browser, shot, {before: before.origin, after: after.origin})
      if (change) changes.push(change)
      say(`${index + 1} of ${shots.length}: ${shot.title}${change ? " differs" : ""}`)
    }
    const file = path.join(folder, "index.html")
    await writeFile(file, comparisonPage(parent.name, shots.length, changes))
    say(`\n${changes.length} of ${shots.length} differ from ${parent.name}\n${file}`)
  } finally {
    await browser.close()
    before.stop()
    after.stop()
    await parent.remove()
  }
}

void main()
