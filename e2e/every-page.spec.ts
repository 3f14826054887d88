import {createHash} from "node:crypto"
import type {Page} from "@playwright/test"
import {languages} from "../src/i18n/languages"
import {expectAccessible, openCollapsibles} from "./support/axe"
import {readBuilt} from "./support/built-pages"
import {openMenu} from "./support/menu"
import {scrollThrough, watchPolicy} from "./support/policy"
import {shapesInTurn} from "./support/screens"
import {allPages, site} from "./support/site"
import {expect, notFound, openPage, test} from "./support/test"

test("every page is in its language, has one heading, and its words", () => {
  for (const {path, language, heading} of allPages) {
    const page = readBuilt(path)
    expect(page.language, path).toBe(language)
    expect(page.headings, path).toEqual([heading])
    // A word whose namespace the page does not carry shows as its key.
    expect(page.html, path).not.toMatch(
      /[">](cards|common|experiences?|home|legal|planner|prepare):\w+\./,
    )
  }
})

test("every page says who runs it, what the law wants said, and where to complain", () => {
  const {company, legal} = site
  // A page without a language says it in all.
  const everywhere = ["/404.html", "/logout/"].flatMap(path =>
    languages.map(language => ({path, language})),
  )
  for (const {path, language} of [...allPages, ...everywhere]) {
    const {text, links} = readBuilt(path)
    for (const words of [
      company.legalName,
      company.registration,
      legal?.childProtection?.[language],
    ])
      expect(text, path).toContain(words)
    const leads = links.map(({address}) => address)
    expect(leads, path).toContainEqual(expect.stringContaining(legal?.authority?.url ?? ""))
    expect(leads, path).toContainEqual(expect.stringContaining(`/${language}${legal?.complaints}`))
  }
})

const sourcesOf = (policy: string, directive: string) =>
  new RegExp(`(?:^|; )${directive} ([^;]+)`).exec(policy)?.[1]?.split(" ") ?? []

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

test("every page's policy allows what it holds inline, by hash, and no other origin", () => {
  for (const path of [...allPages.map(page => page.path), "/", "/logout/", "/404.html"]) {
    const {inline, policy} = readBuilt(path)
    const sources = sourcesOf(policy, "script-src")
    expect(sources.join(" "), path).toMatch(/^'self'( 'sha256-[A-Za-z0-9+/=]{44}')+$/)
    expect(sources, path).toEqual(expect.arrayContaining(inline.scripts.map(hashOf)))
    expect(sourcesOf(policy, "style-src-elem"), path).toEqual(
      expect.arrayContaining(inline.styles.map(hashOf)),
    )
    expect(policy, path).toContain("object-src 'none'")
    expect(policy, path).toContain("base-uri 'self'")
    expect(policy, path).not.toContain("https:")
  }
})

/** Opens a page, and looks at it in its fresh state: no fault, no rule broken, its policy kept. */
const expectSound = async (page: Page, path: string, hasQuestion = true) => {
  const refused = await watchPolicy(page)
  await openPage(page, path)
  await expect(page).toHaveURL(path)
  await openCollapsibles(page)
  await expect(page.getByRole("dialog")).toBeVisible({visible: hasQuestion})
  await expectAccessible(page)
  await scrollThrough(page)
  expect(await refused()).toEqual([])
}

// A shape is opened once for all of its states: opening takes as long as what is then judged.
for (const {name, path} of shapesInTurn)
  test(`${name} keeps to its policy and to the rules of accessibility, by day and night`, async ({
    page,
  }) => {
    await expectSound(page, path())
    // What header and question cover is no fault of the page.
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.emulateMedia({colorScheme: "dark"})
    await expectAccessible(page)
  })

test("a phone keeps to the rules of accessibility with its menu open", async ({page}) => {
  await page.setViewportSize({width: 375, height: 740})
  await openPage(page, "/es/")
  await openMenu(page)
  await expectAccessible(page)
})

for (const path of ["/logout/", "/nowhere/"])
  test(`${path} keeps to its policy and to the rules of accessibility`, async ({page, allowed}) => {
    if (path === "/nowhere/") allowed.push(notFound)
    await expectSound(page, path, false)
  })

for (const {path} of allPages)
  test(`${path} keeps to its policy and to the rules of accessibility @weekly`, ({page}) =>
    expectSound(page, path))
