/** "Card description" of "cardDescription": what a field is called in the form. */
export const labelOf = (name: string): string => {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("-", " ")
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** "Activity" of "Activities": what one entry of a list is called. */
export const singularOf = (label: string): string => label.replace(/ies$/, "y").replace(/s$/, "")

/** A sentence of its own, of the words of a rule. */
export const sentence = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1) + (/[.!?…]$/.test(words) ? "" : ".")

/** Joins what is known of a field to sentences; undefined where nothing is. */
export const hintOf = (...told: readonly (string | undefined)[]): string | undefined => {
  const known = [...new Set(told.filter(words => words !== undefined))]
  // The form takes a hint for Markdown: stars that are to be read are none.
  return known.length > 0 ? known.map(sentence).join(" ").replaceAll("*", "\\*") : undefined
}
