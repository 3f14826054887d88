import type {ReactNode} from "react"
import type {Root} from "react-dom/client"
import {nextTask} from "./next-task"

const roots = new WeakMap<Element, Root>()

/** Runs React's renderer, the largest of the scripts, when it is first asked for. */
const renderer = () => require("react-dom/client") as typeof import("react-dom/client")

const render = (page: ReactNode, element: Element): void => {
  const root = roots.get(element) ?? renderer().createRoot(element)
  roots.set(element, root)
  root.render(page)
}

const hydrate = async (page: ReactNode, element: Element): Promise<void> => {
  const {hydrateRoot} = renderer()
  await nextTask()
  hydrateRoot(element, page)
}

/**
 * Replaces Gatsby's module `.cache/react-dom-utils.js`. That one runs React's renderer together
 * with all other scripts of a page, in one task that is too long for a phone. Here the scripts, the
 * renderer and the hydration are a task each.
 */
export const reactDOMUtils = () => ({render, hydrate})
