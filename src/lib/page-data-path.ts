/** Address of the data of a page, where Gatsby puts it. */
export const pageDataPath = (page: string): string =>
  `/page-data/${page.replace(/^\/|\/$/g, "") || "index"}/page-data.json`
