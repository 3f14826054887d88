import {
  chatLines,
  chosenNames,
  emptyForm,
  fullForm,
  linesWith,
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
  expect(await chatLines(page)).toHaveLength(linesWith(0))
  await pickAll(page)
  await expect.poll(() => chatLines(page)).toHaveLength(linesWith(4))
  for (const [index, name] of chosenNames("es").entries())
    expect((await chatLines(page))?.[index + 1]).toContain(`: ${name}`)
  await openPage(page, "/en/experiences/")
  await expect.poll(() => picked(page)).toEqual(fullForm)
  for (const name of chosenNames("en")) expect((await chatLines(page))?.join()).toContain(name)

  // What an agent asks first stands first, and month and travellers are the visit's.
  const say = (key: string) => word("en", "experiences", `customize.${key}`)
  await section(page).getByLabel(say("part.days")).fill("10")
  await section(page).getByLabel(say("part.budget")).fill("3.000")
  await section(page)
    .getByLabel(word("en", "common", "travellers.adults"))
    .fill("2")
  await expect.poll(() => chatLines(page)).toHaveLength(linesWith(6))
  const sent = (await chatLines(page)) ?? []
  expect(sent[1]).toBe(`${say("part.days")}: 10`)
  expect(sent[2]).toBe(`${say("part.budget")}: €3,000`)
  expect(sent.at(-2)).toContain("two adults")
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
  await expect.poll(() => chatLines(page)).toHaveLength(linesWith(1))
})

test("choices made before the scripts arrive join those that were kept", async ({page}) => {
  await keepAhead(page, {answers: {pickUp: fullForm.pickUp, style: fullForm.style}})
  const arrive = await holdBack(page, /\/app-[0-9a-f]+\.js$/)
  await page.goto("/en/experiences/#customize", {waitUntil: "commit"})
  // The last choice of each counts.
  for (const value of [fullForm.accommodation, "", fullForm.accommodation])
    await radio(page, "accommodation", value).check()
  await section(page).locator("select[name=pickUp]").selectOption(fullForm.dropOff)
  const label = (key: string) => section(page).getByLabel(word("en", "common", `travellers.${key}`))
  await label("month").selectOption("7")
  for (const value of ["4", "3"]) await label("adults").fill(value)
  arrive()
  await waitForHydration(page)
  const joined = {
    ...emptyForm,
    tripMonth: "7",
    adults: "3",
    pickUp: fullForm.dropOff,
    dropOff: "",
    accommodation: fullForm.accommodation,
    style: fullForm.style,
  }
  await expect.poll(() => picked(page)).toEqual(joined)
  await expect.poll(() => chatLines(page)).toHaveLength(linesWith(3))
  expect((await chatLines(page))?.at(-2)).toMatch(/three adults, travelling in July/)
})
