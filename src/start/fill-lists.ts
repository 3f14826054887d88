/**
 * Gives every list the choices that waited for the first paint (gatsby/hosting/defer-options.ts).
 * It runs before React, which then finds the list as it has rendered it. It is written into a file
 * as text, so it uses nothing from outside itself.
 *
 * @param page - the window, or a stand-in in tests
 */
export function fillLists(page: Window): void {
  for (const kept of page.document.querySelectorAll<HTMLTemplateElement>("select > template"))
    kept.replaceWith(kept.content)
}

/** The script as text for the file of late scripts. */
export const fillListsText = (): string => `(${fillLists.toString()})(window)`
