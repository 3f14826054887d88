import type {Report} from "../../support/test"

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
