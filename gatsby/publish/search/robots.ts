/** What a build says to crawlers. */
export type CrawlerSettings = {
  /** Public origin, without a slash at its end. */
  siteUrl: string
  /** True for builds that search engines must stay away from. */
  isNoindex: boolean
}

/**
 * Writes robots.txt (RFC 9309). An unlisted build still allows crawlers: only a crawler that may
 * read a page finds its `noindex`, while a blocked address can be listed from links alone.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/block-indexing
 */
export const robots = ({siteUrl, isNoindex}: CrawlerSettings): string =>
  isNoindex
    ? [
        "# Not the public site: every page says noindex, and crawlers must be able to read that.",
        "User-agent: *",
        "Allow: /",
        "",
      ].join("\n")
    : ["User-agent: *", "Allow: /", "", `Sitemap: ${siteUrl}/sitemap.xml`, ""].join("\n")
