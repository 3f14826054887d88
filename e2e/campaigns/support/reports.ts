import type {Page} from "@playwright/test"

/** One thing that a page reports, and the address that it is about, where it tells one. */
export type Report = {text: string; address: string}

/** What Chromium says of a preload that comes late, or in vain: it follows from the trouble. */
const ofPreload = /was preloaded using link preload but not used/

/** Gathers uncaught errors, errors and warnings of the console, and requests that failed. */
export const gatherReports = (page: Page): Report[] => {
  const reports: Report[] = []
  page.on("pageerror", error =>
    reports.push({text: `uncaught: ${error.name}: ${error.message}`, address: ""}),
  )
  page.on("console", message => {
    if (!["error", "warning"].includes(message.type()) || ofPreload.test(message.text())) return
    reports.push({text: `console: ${message.text()}`, address: message.location().url})
  })
  page.on("requestfailed", request => {
    const reason = request.failure()?.errorText
    // A page that is left ends its requests.
    if (reason !== "net::ERR_ABORTED")
      reports.push({text: `request: ${reason}`, address: request.url()})
  })
  return reports
}

/** How Gatsby and webpack say that something of a page could not be had. */
const ofLoading =
  /page resources for|Loading (CSS )?chunk|find the correct component chunk|ChunkLoadError/

/** What a browser says of a file that is not what its address promises. */
const ofContent =
  /SyntaxError|Unexpected|Manifest:|decode downloaded font|OTS parsing|is not valid JSON/

/**
 * What a page reports beyond the trouble itself: that its file failed, and what Gatsby says of it.
 *
 * @param address - full address of the file that is in trouble
 */
export const beyond = (reports: readonly Report[], address: string): string[] =>
  reports
    .filter(report => report.address.split("#")[0] !== address)
    .filter(({text}) => !text.includes(new URL(address).pathname))
    .filter(({text}) => !ofLoading.test(text) && !ofContent.test(text))
    .map(report => `${report.text} ${report.address}`)
