import {lines, linesWith, names, pickAll, section} from "../support/custom-trip"
import {expect, openPage, test, waitForHydration} from "../support/test"
import {word} from "../support/words"

test("the chat says what was picked and nothing else", async ({page}) => {
  await openPage(page, `/es/experiences/`)
  expect(await lines(page)).toHaveLength(linesWith(0))
  await pickAll(page)
  await expect.poll(() => lines(page)).toHaveLength(linesWith(4))
  for (const [index, name] of names("es").entries())
    expect((await lines(page))?.[index + 1]).toContain(`: ${name}`)

  // What an agent asks first stands first, and month and travellers are the visit's.
  const say = (key: string) => word("es", "experiences", `customize.${key}`)
  await section(page).getByLabel(say("part.days")).fill("10")
  await section(page).getByLabel(say("first.budget")).fill("3000")
  await section(page)
    .getByLabel(word("es", "common", "party.adults"))
    .fill("2")
  await expect.poll(() => lines(page)).toHaveLength(linesWith(7))
  const told = (await lines(page)) ?? []
  expect(told[1]).toBe(`${say("part.days")}: 10`)
  expect(told[2]).toContain(`${say("part.budget")}: `)
  expect(told.at(-2)).toContain(`${word("es", "common", "party.adults")}: 2`)
  await page.reload()
  await waitForHydration(page)
  await expect.poll(() => lines(page)).toEqual(told)
  for (const key of ["part.days", "first.budget"]) await section(page).getByLabel(say(key)).fill("")
  await section(page)
    .getByLabel(word("es", "common", "party.adults"))
    .fill("")

  // Every step can be taken back.
  const undecided = word("es", "experiences", "customize.undecided")
  const first = section(page).getByRole("radio", {name: undecided, exact: true})
  await expect(first).toHaveCount(2)
  for (const choice of await first.all()) await choice.check()
  await section(page).locator("select[name=dropOff]").selectOption({label: undecided})
  await expect.poll(() => lines(page)).toHaveLength(linesWith(1))
})
