/**
 * Gives every list the choices that waited for the first paint (gatsby/finish/defer-options.ts).
 * It runs before React, which then finds the list as it has rendered it.
 *
 * @param page - the window, or a stand-in in tests
 */
export const fillLists = (page: Window): void => {
  for (const kept of page.document.querySelectorAll<HTMLTemplateElement>("select > template"))
    kept.replaceWith(kept.content)
}
