import {whenParsed} from "./when-parsed"

/**
 * Gives every list the choices that waited for the first paint (gatsby/finish/defer-options.ts). It
 * waits for no file, as a list that opens without them looks as if there were none. It runs before
 * React, which then finds the list as it has rendered it.
 *
 * @param page - the window, or a stand-in in tests
 */
export const fillLists = ({document}: Window): void =>
  whenParsed(document, () => {
    for (const kept of document.querySelectorAll<HTMLTemplateElement>("select > template"))
      kept.replaceWith(kept.content)
  })
