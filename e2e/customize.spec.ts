import type {Page} from "@playwright/test"
import {type Language, languages} from "../src/i18n/languages"
import {holdBack} from "./support/routes"
import {readJson} from "./support/site"
import {withStorageBlocked} from "./support/storage-blocked"
import {expect, test, waitForHydration} from "./support/test"

type Option = {key: string; name: Record<Language, string>}
type Step = {options: Option[]}
const {customize} = readJson<{customize: Record<"points" | "accommodation" | "style", Step>}>(
  "data/pages/catalogue.json",
)
const {productId} = readJson<{productId: string}>("data/site.json")
const key = `${productId}_custom_trip`

const [begin, end] = customize.points.options as [Option, Option]
const house = customize.accommodation.options[0] as Option
const style = customize.style.options[1] as Option
const fields = ["pickUp", "dropOff", "accommodation", "style"] as const

const undecided = (language: Language) =>
  readJson<{customize: {undecided: string}}>(`locales/${language}/experiences.json`).customize
    .undecided

const section = (page: Page) => page.locator("#customize")

/** The lines of the chat that the section would open. */
const lines = async (page: Page) => {
  const link = section(page).locator('a[href^="https://wa.me/"]')
  return new URL((await link.getAttribute("href")) ?? "").searchParams.get("text")?.split("\n")
}

const radio = (page: Page, name: string, value: string) =>
  section(page).locator(`input[name="${name}"][value="${value}"]`)

const store = ([name, text]: readonly [string, string]) => sessionStorage.setItem(name, text)

/** What the form shows as picked, part by part. */
const picked = (page: Page) =>
  section(page)
    .locator("form")
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)))

const open = {pickUp: "", dropOff: "", accommodation: "", style: ""}
const all = {pickUp: begin.key, dropOff: end.key, accommodation: house.key, style: style.key}

const pickAll = async (page: Page) => {
  for (const place of ["pickUp", "dropOff"] as const)
    await section(page).locator(`select[name=${place}]`).selectOption(all[place])
  for (const part of ["accommodation", "style"] as const) await radio(page, part, all[part]).check()
}

const names = (language: Language) => [begin, end, house, style].map(({name}) => name[language])

for (const language of languages)
  test(`the chat says what was picked and nothing of what is open, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/experiences/`)
    await waitForHydration(page)
    expect(await lines(page)).toHaveLength(1)
    await pickAll(page)
    await expect.poll(() => lines(page)).toHaveLength(1 + fields.length)
    for (const [index, name] of names(language).entries())
      expect((await lines(page))?.[index + 1]).toContain(`: ${name}`)

    // Every step can be taken back.
    const first = section(page).getByRole("radio", {name: undecided(language), exact: true})
    await expect(first).toHaveCount(2)
    for (const choice of await first.all()) await choice.check()
    await section(page)
      .locator("select[name=dropOff]")
      .selectOption({label: undecided(language)})
    await expect.poll(() => lines(page)).toHaveLength(2)
  })

test.describe("choices", () => {
  test("outlive a reload, Back, Forward and a change of language", async ({page}) => {
    await page.goto("/en/experiences/")
    await waitForHydration(page)
    await pickAll(page)
    await expect.poll(() => lines(page)).toHaveLength(5)
    const chat = await lines(page)
    const isKept = async () => {
      await waitForHydration(page)
      await expect.poll(() => lines(page)).toEqual(chat)
      expect(await picked(page)).toEqual(all)
    }

    await page.reload()
    await isKept()
    await page.getByRole("navigation").getByRole("link").last().click()
    await expect(page).not.toHaveURL(/experiences/)
    await page.goBack()
    await isKept()
    await page.goto("/en/terms/")
    await page.goBack()
    await isKept()

    await page.goto("/es/experiences/")
    await expect.poll(() => picked(page)).toEqual(all)
    await expect.poll(() => lines(page)).toHaveLength(5)
    for (const name of names("es")) expect((await lines(page))?.join("\n")).toContain(name)
  })

  test("that are taken back stay taken back", async ({page}) => {
    await page.goto("/en/experiences/")
    await waitForHydration(page)
    await pickAll(page)
    await radio(page, "style", "").check()
    await page.reload()
    await waitForHydration(page)
    await expect.poll(() => picked(page)).toEqual({...all, style: ""})
  })

  test("are kept in the tab's session storage and nowhere else", async ({page, context}) => {
    await page.goto("/en/experiences/")
    await waitForHydration(page)
    const elsewhere = async () => [
      await page.evaluate(() => JSON.stringify(localStorage)),
      (await context.cookies()).map(({name}) => name),
      // Gatsby's places of the scroll come and go.
      await page.evaluate(() =>
        Object.keys(sessionStorage).filter(name => !name.startsWith("@@scroll")),
      ),
    ]
    const [local, cookies, session] = await elsewhere()
    expect(session).not.toContain(key)
    await pickAll(page)
    expect(await elsewhere()).toEqual([local, cookies, [...(session ?? []), key]])
    for (const part of ["accommodation", "style"]) await radio(page, part, "").check()
    for (const place of ["pickUp", "dropOff"])
      await section(page).locator(`select[name=${place}]`).selectOption("")
    expect(await elsewhere()).toEqual([local, cookies, session])
  })

  test("made before the scripts arrive join those that were kept", async ({page}) => {
    await page.addInitScript(([name, value]) => sessionStorage.setItem(name, value), [
      key,
      JSON.stringify({pickUp: begin.key, style: style.key}),
    ] as const)
    const arrive = await holdBack(page, /\/app-[0-9a-f]+\.js$/)
    await page.goto("/en/experiences/#customize", {waitUntil: "commit"})
    await radio(page, "accommodation", house.key).check()
    await section(page).locator("select[name=pickUp]").selectOption(end.key)
    arrive()
    await waitForHydration(page)
    const joined = {pickUp: end.key, dropOff: "", accommodation: house.key, style: style.key}
    await expect.poll(() => picked(page)).toEqual(joined)
    await expect.poll(() => lines(page)).toHaveLength(4)
  })

  const hostile = [
    "",
    "null",
    "[]",
    "{",
    '"style"',
    "7",
    JSON.stringify({style: {}, pickUp: null, dropOff: 5, __proto__: {accommodation: "x"}}),
    JSON.stringify({style: "gone", pickUp: "constructor", dropOff: '"><img src=x>'}),
    "x".repeat(100_000),
  ]
  test("that nobody could have made are dropped, one by one", async ({page}) => {
    await page.goto("/en/experiences/")
    const reloadWith = async (value: string) => {
      await page.evaluate(store, [key, value] as const)
      await page.reload()
      await waitForHydration(page)
    }
    for (const value of hostile) {
      await reloadWith(value)
      expect(await picked(page)).toEqual(open)
      expect(await lines(page)).toHaveLength(1)
    }
    await reloadWith(JSON.stringify({style: "gone", pickUp: begin.key, other: 1}))
    await expect.poll(() => picked(page)).toEqual({...open, pickUp: begin.key})
  })

  test("count for the page where the browser stores nothing", {
    tag: "@chromium",
  }, async ({baseURL, launchOptions}) => {
    await withStorageBlocked({...launchOptions, baseURL}, async page => {
      const complaints: string[] = []
      page.on("pageerror", ({message}) => complaints.push(message))
      await page.goto("/en/experiences/")
      await waitForHydration(page)
      await pickAll(page)
      await expect.poll(() => lines(page)).toHaveLength(5)
      expect(complaints).toEqual([])
    })
  })
})

test.describe("without JavaScript", () => {
  test.use({javaScriptEnabled: false})
  test("the choices are there, undecided", async ({page}) => {
    await page.goto("/es/experiences/")
    for (const part of ["accommodation", "style"]) await expect(radio(page, part, "")).toBeChecked()
    await expect(section(page).locator('a[href^="https://wa.me/"]')).toBeVisible()
  })
})
