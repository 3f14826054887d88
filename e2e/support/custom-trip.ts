import type {Locator, Page} from "@playwright/test"
import type {Language} from "../../src/i18n/languages"
import {sentText} from "./links"
import {catalogue} from "./site"

const {points, accommodation, style} = catalogue.customize
type Option = (typeof points.options)[number]

const chosen = {
  pickUp: points.options[0] as Option,
  dropOff: points.options[1] as Option,
  accommodation: accommodation.options[0] as Option,
  style: style.options.at(-1) as Option,
}

/** The form with nothing chosen; month and travellers stand in it. */
export const emptyForm = {
  ...{tripMonth: "", adults: "", children: "", days: "", budget: ""},
  ...{pickUp: "", dropOff: "", accommodation: "", style: ""},
}

/** The form with a choice for each part that has choices. */
export const fullForm = {
  ...emptyForm,
  pickUp: chosen.pickUp.key,
  dropOff: chosen.dropOff.key,
  accommodation: chosen.accommodation.key,
  style: chosen.style.key,
}

/** What visitors read of those choices. */
export const chosenNames = (language: Language): string[] =>
  Object.values(chosen).map(({name}) => name[language])

/** Lines of the chat: a greeting, one for each part that is picked, thanks, the reference. */
export const linesWith = (picks: number): number => (picks > 0 ? 3 + picks : 2)

/** The part of the catalogue that asks for a trip of one's own. */
export const section = (page: Page): Locator => page.locator("#customize")

/** The lines of the chat that the section would open. */
export const chatLines = async (page: Page): Promise<string[] | undefined> => {
  const link = section(page).locator('a[href^="https://wa.me/"]')
  return sentText(await link.getAttribute("href"))?.split("\n")
}

/** One choice of a part that shows its choices side by side. */
export const radio = (page: Page, name: string, value: string): Locator =>
  section(page).locator(`input[name="${name}"][value="${value}"]`)

/** What the form shows as picked, part by part. */
export const picked = (page: Page): Promise<object> =>
  section(page)
    .locator("form")
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)))

/** Picks something for every part. */
export const pickAll = async (page: Page): Promise<void> => {
  for (const place of ["pickUp", "dropOff"] as const)
    await section(page).locator(`select[name=${place}]`).selectOption(fullForm[place])
  for (const part of ["accommodation", "style"] as const)
    await radio(page, part, fullForm[part]).check()
}
