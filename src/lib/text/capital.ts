/** A text that begins with a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A text that begins with a small letter. */
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
