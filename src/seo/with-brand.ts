/** Characters of a title that result pages show uncut. */
export const titleLength = 60

/** The title with the brand after it, where both fit. */
export const withBrand = (title: string, brand: string): string => {
  const full = `${title} | ${brand}`
  return full.length <= titleLength ? full : title
}
