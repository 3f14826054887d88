import type {ReactElement, ReactNode} from "react"

/** Key of the inline script among the head's components. */
export const bootScriptKey = "boot"

/** Key that gatsby-plugin-google-tagmanager gives to its script and to its frame. */
const containerKey = "plugin-google-tagmanager"

const keyOf = (component: ReactNode) => (component as ReactElement | null)?.key

/**
 * Puts the inline script first. Plugins add their head components before the site's own, and the
 * container must start with consent denied.
 */
export const bootFirst = (head: readonly ReactNode[]): ReactNode[] => {
  const isBoot = (component: ReactNode) => keyOf(component) === bootScriptKey
  return [...head.filter(isBoot), ...head.filter(component => !isBoot(component))]
}

/** Removes the container's `noscript` frame: without scripts nobody can consent. */
export const withoutContainerFrame = (preBody: readonly ReactNode[]): ReactNode[] =>
  preBody.filter(component => keyOf(component) !== containerKey)
