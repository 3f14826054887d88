/**
 * The element that an event happened in. A text counts as the element that it stands in; a document
 * and a window, to which things happen too, are none. It also knows elements of other windows, as
 * `instanceof` does not.
 */
export const targetOf = (event: Event): Element | null => {
  const target = event.target as Node | null
  const found = target?.nodeType === 3 ? target.parentElement : target
  return found?.nodeType === 1 ? (found as Element) : null
}

/**
 * The nearest element that a selector fits, from the one that an event happened in outwards.
 *
 * @returns null where there is none
 */
export const closest = <Found extends Element = HTMLElement>(
  event: Event,
  selector: string,
): Found | null => targetOf(event)?.closest<Found>(selector) ?? null
