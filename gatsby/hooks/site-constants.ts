import type {Channel} from "../../src/analytics/campaign"
import {checkFiles} from "../content/check-site"
import {readJson, valueOrThrow} from "../content/content-files"
import type {SiteContent} from "../content/schema/files"
import {siteLinks} from "../routes"

/** Those with a medium come first: the first match wins. */
const channelsOf = ({channels}: SiteContent["site"]): Channel[] =>
  channels
    .toSorted((one, other) => Number(!one.medium) - Number(!other.medium))
    .map(({code, source, medium}) => (medium ? [code, source, medium] : [code, source]))

const readConstants = (): Record<string, string> => {
  const root = process.cwd()
  const site = valueOrThrow<SiteContent["site"]>(readJson(root, "data/site.json"))
  const {experiences} = checkFiles(root).content
  const constants = {
    PRODUCT_ID: site.productId,
    CHANNELS: channelsOf(site),
    SITE_LINKS: siteLinks(),
    TRIP_SLUGS: experiences.map(({slug}) => slug),
    FORMER_SLUGS: Object.fromEntries(
      experiences.flatMap(({slug, formerSlugs = []}) => formerSlugs.map(former => [former, slug])),
    ),
  }
  return Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  )
}

let constants: Record<string, string> | undefined

/** What the build writes into scripts, by its name (src/site-constants.d.ts): read once. */
export const siteConstants = (): Record<string, string> => {
  constants ??= readConstants()
  return constants
}
