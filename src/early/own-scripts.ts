import {closest} from "./closest"

/** Address of the late scripts as the page names it, which tells one release from another. */
export const lateAddress = (document: Document): string | undefined =>
  document.querySelector<HTMLElement>("[data-late]")?.dataset.late

/**
 * Calls back for each script of this site that fails to load. What another site sends may be
 * blocked, and nothing here waits for it.
 *
 * @param page - the window, or a stand-in in tests
 * @param act - is given the address of the script
 */
export const whenScriptFails = (page: Window, act: (address: string) => void): void =>
  page.addEventListener(
    "error",
    event => {
      const {src = ""} = closest<HTMLScriptElement>(event, "script") ?? {}
      if (src.startsWith(`${page.location.origin}/`)) act(src)
    },
    true,
  )
