/** Calls back once the HTML is complete, or at once if it already is. */
export const whenParsed = (document: Document, action: () => void): void => {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", action)
  else action()
}
