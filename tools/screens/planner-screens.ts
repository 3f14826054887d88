import type {Page} from "@playwright/test"
import {readEntries} from "../read-data"
import {sampleRoute} from "../sample-pages"
import type {Deeds} from "./photograph"

/** A screen to photograph, with what a visitor has done. */
export type PlannerScreen = Deeds & {name: string; route: string}

type Trip = {slug: string; days?: unknown; season?: unknown}

/** Three trips with days; those with a season have more to compare. */
const trips = readEntries<Trip>("experiences", "experience")
  .filter(({days}) => days)
  .toSorted((one, other) => Number(Boolean(other.season)) - Number(Boolean(one.season)))
  .slice(0, 3)
  .map(({slug}) => slug)

/** The day some months from now, as a date field takes it. */
const departure = () => new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10)

const openPreparation = async (page: Page) => {
  const place = page.locator("#prepare")
  await place.getByRole("button").click()
  await place.locator("input[type=date]").fill(departure())
  await place.evaluate(element => element.scrollIntoView({block: "start", behavior: "instant"}))
}

/** What visitors plan with, at work. */
export const plannerScreens: PlannerScreen[] = [
  {name: "search", route: "/experiences/?q=whale"},
  {name: "saved", route: "/saved/", saved: trips},
  {name: "compare", route: `/compare/?trips=${trips.join(",")}`, saved: trips},
  {name: "prepare", route: sampleRoute("package"), act: openPreparation},
]
