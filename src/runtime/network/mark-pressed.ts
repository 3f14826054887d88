type Press = Pick<
  MouseEvent,
  "button" | "defaultPrevented" | "metaKey" | "altKey" | "ctrlKey" | "shiftKey"
> & {currentTarget: Element}

const mark = "aria-busy"

/**
 * Marks a pressed link as busy until its page is there, so that a press shows at once that it was
 * heard (global.css). Presses that open a tab, or that somebody has prevented, change no page.
 */
export const markPressed = (press: Press): void => {
  const {button, defaultPrevented, metaKey, altKey, ctrlKey, shiftKey, currentTarget} = press
  if (button || defaultPrevented || metaKey || altKey || ctrlKey || shiftKey) return
  currentTarget.setAttribute(mark, "true")
}

/** Takes the marks away: a page has arrived, or this one is left for good. */
export const unmarkPressed = (): void => {
  for (const link of document.querySelectorAll(`a[${mark}]`)) link.removeAttribute(mark)
}
