export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Texts with a separator between them, but for those that are missing. */
export const joined = (
  parts: readonly (string | number | false | null | undefined)[],
  separator: string,
): string => parts.filter(Boolean).join(separator)

/**
 * The text without halves of characters that were cut apart, such as an emoji at a limit of length:
 * `encodeURIComponent` throws on them. With the flag `u`, whole pairs are no surrogates.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "")
