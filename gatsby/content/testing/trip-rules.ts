import {rm} from "fs/promises"
import {makeSmallSite} from "./small-site"

/** A trip of one day, and one of several days with lists, stops and days. */
export const birds = "data/experiences/day-walk/experience.json"
export const whales = "data/experiences/whale-bay/experience.json"

// biome-ignore lint/suspicious/noExplicitAny: data of any shape
type Change = (experience: any) => void

/** What breaks the rule, the file, the edit, and how its message goes on after the file. */
export type Rule = [string, string, Change, string]

let site: Awaited<ReturnType<typeof makeSmallSite>>

/** Gives each test of a file a small sound site of its own, and takes it away. */
export const prepareSite = () => {
  beforeEach(async () => {
    site = await makeSmallSite()
  })
  afterEach(() => rm(site.root, {recursive: true}))
  return () => site
}

/** Tests that each edit alone is refused, in one message. */
export const testRules = (rules: readonly Rule[]) =>
  it.each(rules)("refuses %s, in one message", async (_, file, change, expected) => {
    await site.edit(file, change)
    expect(await site.faults()).toEqual([expect.stringContaining(`${file} → ${expected}`)])
  })
