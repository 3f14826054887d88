import type {ReactElement, ReactNode} from "react"

/** Key of the script on consent among the head's components. */
export const consentScriptKey = "consent"

/** Key that gatsby-plugin-google-tagmanager gives to its script and to its frame. */
const containerKey = "plugin-google-tagmanager"

const keyOf = (component: ReactNode) => (component as ReactElement | null)?.key

/**
 * Puts the script on consent first: a plugin's head components stand before the site's own, and the
 * container must find the consent signals denied when it starts.
 */
export const consentFirst = (head: readonly ReactNode[]): ReactNode[] => {
  const isConsent = (component: ReactNode) => keyOf(component) === consentScriptKey
  return [...head.filter(isConsent), ...head.filter(component => !isConsent(component))]
}

/** Leaves out the container's frame for browsers without scripts: nobody can consent there. */
export const withoutContainerFrame = (preBody: readonly ReactNode[]): ReactNode[] =>
  preBody.filter(component => keyOf(component) !== containerKey)
