/** The closest element to an event's target that matches a selector; null for a document or window. */
export const closest = <Found extends Element = HTMLElement>(
  event: Event,
  selector: string,
): Found | null => (event.target as Element | null)?.closest?.<Found>(selector) ?? null
