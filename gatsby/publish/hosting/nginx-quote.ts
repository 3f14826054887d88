/** Quotes a text for nginx. */
export const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`
