import {test as base} from "@playwright/test"
import {listen} from "../../../tools/listen"
import {type Report, watchReports} from "../../support/test"
import {Trouble, troubledServer} from "./trouble"

/** A server of the campaign's own, and what befalls its answers. */
export type Site = {origin: string; trouble: Trouble; stop: () => Promise<void>}

/** Serves the finished build. */
export const startSite = async (): Promise<Site> => {
  const trouble = new Trouble()
  const {origin, stop} = await listen(troubledServer(trouble)("public"))
  const end = () => {
    trouble.end()
    return stop()
  }
  return {origin, trouble, stop: end}
}

/** Playwright's test with a site of its own for each worker, and what its pages report. */
export const test = base.extend<{reports: Report[]}, {site: Site}>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from a pattern.
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    {scope: "worker"},
  ],
  reports: async ({page, site}, use) => {
    const reports: Report[] = []
    watchReports(page, report => reports.push(report))
    await use(reports)
    site.trouble.end()
  },
})
