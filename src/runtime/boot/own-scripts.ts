import {closest} from "../../lib/closest"

/** Id of the template that holds the page's scripts until they start (gatsby-ssr.tsx). */
export const scriptsId = "site-scripts"

/** The page's waiting scripts; undefined in `develop`, where they start by themselves. */
export const waitingScripts = (document: Document): DocumentFragment | undefined =>
  (document.getElementById(scriptsId) as HTMLTemplateElement | null)?.content

/**
 * Calls back for each script of this site that fails to load. Scripts of other sites may be blocked
 * and do not matter here.
 *
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
