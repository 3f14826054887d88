/**
 * Finds the element that an event happened in.
 *
 * @returns null where there is none, as for what happens to the document itself
 */
export const closest = <Found extends HTMLElement>(
  {target}: Event,
  selector: string,
): Found | null => (target instanceof Element ? target.closest<Found>(selector) : null)
