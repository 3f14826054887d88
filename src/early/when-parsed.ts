/** Does something once the HTML of a page is complete, at once where it is. */
export const whenParsed = (document: Document, action: () => void): void => {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", action)
  else action()
}
