import {
  all,
  lines,
  linesWith,
  names,
  open,
  pickAll,
  picked,
  radio,
  section,
} from "./support/custom-trip"
import {holdBack} from "./support/network"
import {keepAhead} from "./support/planner"
import {expect, openPage, test, waitForHydration} from "./support/test"
import {word} from "./support/words"

test("the chat says what was picked and nothing else, in either language", async ({page}) => {
  await openPage(page, `/es/experiences/`)
  expect(await lines(page)).toHaveLength(linesWith(0))
  await pickAll(page)
  await expect.poll(() => lines(page)).toHaveLength(linesWith(4))
  for (const [index, name] of names("es").entries())
    expect((await lines(page))?.[index + 1]).toContain(`: ${name}`)
  await openPage(page, "/en/experiences/")
  await expect.poll(() => picked(page)).toEqual(all)
  for (const name of names("en")) expect((await lines(page))?.join()).toContain(name)

  // What an agent asks first stands first, and month and travellers are the visit's.
  const say = (key: string) => word("en", "experiences", `customize.${key}`)
  await section(page).getByLabel(say("part.days")).fill("10")
  await section(page).getByLabel(say("part.budget")).fill("3.000")
  await section(page)
    .getByLabel(word("en", "common", "travellers.adults"))
    .fill("2")
  await expect.poll(() => lines(page)).toHaveLength(linesWith(6))
  const chatLines = (await lines(page)) ?? []
  expect(chatLines[1]).toBe(`${say("part.days")}: 10`)
  expect(chatLines[2]).toBe(`${say("part.budget")}: €3,000`)
  expect(chatLines.at(-2)).toContain("two adults")
  for (const key of ["part.days", "part.budget"]) await section(page).getByLabel(say(key)).fill("")
  await section(page)
    .getByLabel(word("en", "common", "travellers.adults"))
    .fill("")

  // Every step can be taken back.
  const undecided = word("en", "experiences", "customize.undecided")
  const first = section(page).getByRole("radio", {name: undecided, exact: true})
  await expect(first).toHaveCount(2)
  for (const choice of await first.all()) await choice.check()
  await section(page).locator("select[name=dropOff]").selectOption({label: undecided})
  await expect.poll(() => lines(page)).toHaveLength(linesWith(1))
})

test("choices made before the scripts arrive join those that were kept", async ({page}) => {
  await keepAhead(page, {answers: {pickUp: all.pickUp, style: all.style}})
  const arrive = await holdBack(page, /\/app-[0-9a-f]+\.js$/)
  await page.goto("/en/experiences/#customize", {waitUntil: "commit"})
  // The last choice of each counts.
  for (const value of [all.accommodation, "", all.accommodation])
    await radio(page, "accommodation", value).check()
  await section(page).locator("select[name=pickUp]").selectOption(all.dropOff)
  const label = (key: string) => section(page).getByLabel(word("en", "common", `travellers.${key}`))
  await label("month").selectOption("7")
  for (const value of ["4", "3"]) await label("adults").fill(value)
  arrive()
  await waitForHydration(page)
  const joined = {
    ...open,
    tripMonth: "7",
    adults: "3",
    pickUp: all.dropOff,
    dropOff: "",
    accommodation: all.accommodation,
    style: all.style,
  }
  await expect.poll(() => picked(page)).toEqual(joined)
  await expect.poll(() => lines(page)).toHaveLength(linesWith(3))
  expect((await lines(page))?.at(-2)).toMatch(/three adults, travelling in July/)
})
