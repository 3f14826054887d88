/** The path with a slash at its end, as every page has one. */
export const withSlash = (path: string): string => (path.endsWith("/") ? path : `${path}/`)
