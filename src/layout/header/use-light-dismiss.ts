import {type RefObject, useEffect} from "react"
import {targetOf} from "../../lib/closest"

/** Pixels that the page may shift under an open panel, for instance when a picture arrives. */
const leeway = 64

/**
 * Light dismiss for a panel over the page: it closes when the visitor follows a link in it, presses
 * or tabs outside, or scrolls away. Only Escape returns the focus to the panel's button.
 *
 * @param panel - a `details` element, which may have been opened before any script
 * @param isInPage - true if the panel scrolls with the page, and on narrow screens takes a place in
 *   it: scrolling does not close it, and only Escape in it does where it does not lie over the page
 */
export const useLightDismiss = (panel: RefObject<HTMLDetailsElement>, isInPage = false): void => {
  useEffect(() => {
    const details = panel.current as HTMLDetailsElement
    const leaving = new AbortController()
    const {signal} = leaving
    let openedAt = details.open ? window.scrollY : 0

    const isPartOfPage = () =>
      isInPage && getComputedStyle(details.lastElementChild as Element).position !== "absolute"

    // A press that stops a scroll opens the panel. The scroll event comes after the press and before
    // the toggle.
    details.addEventListener("click", () => (openedAt = window.scrollY), {signal})

    /**
     * Closes the panel on an event that dismisses it. While it is closed nothing is read: styles and
     * positions would have the browser compute the page in every press.
     */
    const closeOn = <Type extends keyof DocumentEventMap>(
      type: Type,
      isMeant: (event: DocumentEventMap[Type], target: Element | null) => unknown,
    ) =>
      document.addEventListener(
        type,
        event => {
          if (!details.open) return
          const target = targetOf(event)
          const isConcerned = !isPartOfPage() || (type === "keydown" && details.contains(target))
          if (isConcerned && isMeant(event, target)) details.open = false
        },
        {signal},
      )

    closeOn("pointerdown", (_, target) => target && !details.contains(target))
    // A press on the panel's background focuses the router's wrapper.
    closeOn(
      "focusin",
      (_, target) => target && !details.contains(target) && !target.contains(details),
    )
    closeOn("click", (_, target) => target?.closest("a"))
    // The browser may scroll to show the focus in the panel.
    closeOn(
      "scroll",
      () =>
        !isInPage &&
        Math.abs(window.scrollY - openedAt) > leeway &&
        !details.querySelector(":focus:not(summary)"),
    )
    closeOn("keydown", ({key}) => {
      const isMeant = key === "Escape"
      if (isMeant) details.querySelector("summary")?.focus()
      return isMeant
    })
    return () => leaving.abort()
  }, [panel, isInPage])
}
