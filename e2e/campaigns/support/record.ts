import {mkdirSync, readFileSync, writeFileSync} from "node:fs"
import path from "node:path"
import {chromium, type FullConfig} from "@playwright/test"
import {journeys} from "./journeys"
import {type Asked, recordJourney} from "./requests"
import {startSite} from "./test"

const file = path.join(".cache", "faults", "requests.json")

/** The requests of all journeys, as they were recorded when the campaign began. */
export const recorded = (): Asked[] => JSON.parse(readFileSync(file, "utf8"))

/** Runs before the campaign: its list of cases is what a visit asks for. */
const record = async ({projects}: FullConfig): Promise<void> => {
  const browser = await chromium.launch(projects[0]?.use.launchOptions)
  const site = await startSite()
  const asked: Asked[] = []
  for (const journey of journeys) asked.push(...(await recordJourney(browser, site, journey)))
  await site.stop()
  await browser.close()
  mkdirSync(path.dirname(file), {recursive: true})
  writeFileSync(file, JSON.stringify(asked, null, 2))
}

export default record
