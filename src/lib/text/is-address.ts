/** Whether a text is the address of a page, and not words. */
export const isAddress = (text: string | null | undefined): text is string =>
  /^https?:\/\/\S+$/.test(text ?? "")
