import fc from "fast-check"
import {anyText, wellFormed} from "../../../tools/hostile/hostile-texts"
import {templates} from "../../support/screens"
import {expect, notFound, openPage, test} from "../../support/test"
import {expectNothingActive, setTrap} from "../support/trap"

const names =
  "lng q region length activity month price sort trips utm_source utm_medium from code state error __proto__[x]".split(
    " ",
  )

const pair = fc.tuple(fc.constantFrom(...names), anyText).map(([name, value]) => `${name}=${value}`)

const address = fc
  .tuple(
    fc.constantFrom("en", "es"),
    fc.nat(templates.length - 1),
    fc.array(fc.oneof({weight: 3, arbitrary: pair}, anyText), {maxLength: 4}),
    fc.option(anyText, {nil: ""}),
  )
  .map(([language, screen, query, hash]) => ({
    language,
    screen,
    rest: wellFormed(`?${query.join("&").replaceAll("#", "%23")}#${hash}`),
  }))

const seed = Number(process.env.HOSTILE_SEED ?? 8)

for (const [index, {language, screen, rest}] of fc.sample(address, {numRuns: 240, seed}).entries())
  test(`hostile: address: ${index}: ${encodeURI(rest).slice(0, 60)}`, async ({page, allowed}) => {
    const {pathname} = new URL(`/${language}/${templates[screen]?.route()}`, "http://x")
    allowed.push(notFound)
    await setTrap(page)
    await openPage(page, pathname + rest)
    await expect(page.locator("html")).toHaveAttribute("lang", language)
    await expect(page.getByRole("heading", {level: 1})).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(pathname)
    await expectNothingActive(page)
    expect(await page.evaluate(() => ({}) as {x?: string; polluted?: string})).toEqual({})
  })
