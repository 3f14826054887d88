import {type RefObject, useEffect} from "react"
import {targetOf} from "../../early/closest"

/** Pixels that a page may move under an open panel, as a picture that arrives late moves it. */
const leeway = 64

/**
 * Closes a panel that lies over the page when its visitor follows a link in it, presses or tabs
 * outside, or scrolls away. The focus stays where the visitor put it. Only Escape gives it back to
 * the panel's button.
 *
 * @param panel - a `details` element, which may have been opened before any script
 */
export const useLightDismiss = (panel: RefObject<HTMLDetailsElement>): void => {
  useEffect(() => {
    const details = panel.current as HTMLDetailsElement
    const leaving = new AbortController()
    let openedAt = window.scrollY

    /** Closes the panel on an event of the page that means so. */
    const closeOn = <Type extends keyof DocumentEventMap>(
      type: Type,
      isMeant: (event: DocumentEventMap[Type], target: Element | null) => unknown,
    ) =>
      document.addEventListener(
        type,
        event => {
          if (isMeant(event, targetOf(event))) details.open = false
        },
        {signal: leaving.signal},
      )

    closeOn("pointerdown", (_, target) => target && !details.contains(target))
    // A press on the panel's own ground moves the focus to the router's wrapper of the page.
    closeOn(
      "focusin",
      (_, target) => target && !details.contains(target) && !target.contains(details),
    )
    closeOn("click", (_, target) => {
      // A press that stops a scroll opens the panel. The scroll's event comes after the press and
      // before the toggle.
      openedAt = window.scrollY
      return target?.closest("a")
    })
    // Where the focus moves on in the panel, the browser may scroll to show it.
    closeOn(
      "scroll",
      () =>
        Math.abs(window.scrollY - openedAt) > leeway &&
        !details.querySelector(":focus:not(summary)"),
    )
    closeOn("keydown", ({key}) => {
      const isMeant = key === "Escape" && details.open
      if (isMeant) details.querySelector("summary")?.focus()
      return isMeant
    })
    return () => leaving.abort()
  }, [panel])
}
