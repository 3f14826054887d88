/** Writes a text as a part of a regular expression that matches it letter by letter. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
