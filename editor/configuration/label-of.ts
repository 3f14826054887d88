/** "Card description" of "cardDescription": what a field is called in English. */
export const labelOf = (name: string): string => {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("-", " ")
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}
