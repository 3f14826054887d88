import {closest} from "./closest"

/** Id of the template in which the scripts of a page wait (gatsby-ssr.tsx). */
export const scriptsId = "site-scripts"

/** The scripts that wait in a page; undefined while developing, where they run by themselves. */
export const waitingScripts = (document: Document): DocumentFragment | undefined =>
  (document.getElementById(scriptsId) as HTMLTemplateElement | null)?.content

/**
 * Calls back for each script of this site that fails to load. What another site sends may be
 * blocked, and nothing here waits for it.
 *
 * @param page - the window, or a stand-in in tests
 * @param act - is given the script
 */
export const whenScriptFails = (page: Window, act: (script: HTMLScriptElement) => void): void =>
  page.addEventListener(
    "error",
    event => {
      const script = closest<HTMLScriptElement>(event, "script")
      if (script?.src.startsWith(`${page.location.origin}/`)) act(script)
    },
    true,
  )
