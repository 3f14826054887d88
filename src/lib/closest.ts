/**
 * The element of an event's target: the parent of a text node, null for a document or window.
 * Unlike `instanceof`, it works across frames.
 */
export const targetOf = (event: Event): Element | null => {
  const target = event.target as Node | null
  const found = target?.nodeType === 3 ? target.parentElement : target
  return found?.nodeType === 1 ? (found as Element) : null
}

/** The closest element to an event's target that matches a selector. */
export const closest = <Found extends Element = HTMLElement>(
  event: Event,
  selector: string,
): Found | null => targetOf(event)?.closest<Found>(selector) ?? null
