/* What the build writes into scripts (gatsby/hooks/site-constants.ts). */

/** Prefix of storage keys, of data/site.json. */
declare const PRODUCT_ID: string

/** Campaign channels of data/site.json. */
declare const CHANNELS: readonly import("./analytics/campaign").Channel[]

/** Slugs of all trips: a device may have saved others. */
declare const TRIP_SLUGS: readonly string[]

/** Current slug of each renamed trip: devices may have saved former ones. */
declare const FORMER_SLUGS: Readonly<Record<string, string>>

/** Links on every page, from the list of routes (gatsby/routes.ts). */
declare const SITE_LINKS: Record<"navigation" | "more" | "legal", import("./site/links").SiteLinks>
