/** Address of the data of a page, where Gatsby puts it. */
export const pageDataPath = (page: string): string =>
  `/page-data/${page.replace(/^\/|\/$/g, "") || "index"}/page-data.json`

/** The path with a slash at its end, as every page has one. */
export const withSlash = (path: string): string => (path.endsWith("/") ? path : `${path}/`)
