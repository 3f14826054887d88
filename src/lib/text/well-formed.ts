/**
 * The text without halves of characters that were cut apart, such as an emoji at a limit of length:
 * `encodeURIComponent` throws on them. With the flag `u`, whole pairs are no surrogates.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "")
