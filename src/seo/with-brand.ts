/** Characters of a title that result pages show. */
export const titleLength = 60

/** The title with the brand appended, if both fit. */
export const withBrand = (title: string, brand: string): string => {
  const full = `${title} | ${brand}`
  return full.length <= titleLength ? full : title
}
