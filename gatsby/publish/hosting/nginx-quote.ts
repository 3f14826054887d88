/** Writes a text as nginx takes it. */
export const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`
