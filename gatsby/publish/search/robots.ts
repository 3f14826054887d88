/** What a build says to crawlers. */
export type CrawlerSettings = {
  /** Public origin, without a slash at its end. */
  siteUrl: string
  /** True for builds that search engines must stay away from. */
  isNoindex: boolean
}

/**
 * Writes robots.txt (RFC 9309). A build that must not be listed lets crawlers in all the same:
 * only a crawler that may read a page finds the `noindex` in it, while an address that is closed
 * to crawlers can be listed from links alone.
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
