import type {ReactElement, ReactNode} from "react"

/** Key of the inline script among the head's components. */
export const bootScriptKey = "boot"

/** Key that gatsby-plugin-google-tagmanager gives to its script and to its frame. */
const containerKey = "plugin-google-tagmanager"

const keyOf = (component: ReactNode) => (component as ReactElement | null)?.key

/**
 * Puts the inline script first: a plugin's head components stand before the site's own, and the
 * container must find the consent signals denied when it starts.
 */
export const bootFirst = (head: readonly ReactNode[]): ReactNode[] => {
  const isBoot = (component: ReactNode) => keyOf(component) === bootScriptKey
  return [...head.filter(isBoot), ...head.filter(component => !isBoot(component))]
}

/** Leaves out the container's frame for browsers without scripts: nobody can consent there. */
export const withoutContainerFrame = (preBody: readonly ReactNode[]): ReactNode[] =>
  preBody.filter(component => keyOf(component) !== containerKey)
