import {type RefObject, useEffect} from "react"

/**
 * Shows the booking bar (`data-shown`) while neither the page's own Book buttons nor the end of the
 * page, which has a chat, are in view. It is hidden without scripts.
 *
 * @param bar - what stands in the page's main part, before its last section
 */
export const useHideNearBookButtons = (bar: RefObject<HTMLElement>): void => {
  useEffect(() => {
    const element = bar.current
    const main = element?.parentElement
    if (!element || !main) return
    const inView = new Set<Element>()
    const observer = new IntersectionObserver(entries => {
      for (const {target, isIntersecting} of entries)
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      element.toggleAttribute("data-shown", inView.size === 0)
    })
    for (const link of main.querySelectorAll("[data-event*='\"generate_lead\"']"))
      if (!element.contains(link)) observer.observe(link)
    if (main.lastElementChild) observer.observe(main.lastElementChild)
    return () => observer.disconnect()
  }, [bar])
}
