const signs: Record<string, string> = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}

/** Makes a text safe within HTML and XML, attributes included. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, sign => signs[sign] ?? sign)
