import {type RefObject, useEffect, useRef} from "react"
import {BookButton, useBookingChat} from "../../components/book-button/book-button"
import {ByEmail} from "../../components/by-email/by-email"
import * as styles from "./book-bar.module.css"

/**
 * Shows the booking bar (`data-shown`) while neither the page's own Book buttons nor the end of the
 * page, which has a chat, are in view. It is hidden without scripts.
 *
 * @param bar - what stands in the page's main part, before its last section
 */
const useHideNearBookButtons = (bar: RefObject<HTMLElement>): void => {
  useEffect(() => {
    const element = bar.current
    const main = element?.parentElement
    if (!element || !main) return
    const root = document.documentElement
    let observer: IntersectionObserver | undefined
    const observe = () => {
      const inView = new Set<Element>()
      observer?.disconnect()
      const covered = Number.parseFloat(root.style.getPropertyValue("--covered")) || 0
      // Of a button under the question about cookies an edge may be left.
      const bottom = covered && covered + 60
      observer = new IntersectionObserver(
        entries => {
          for (const {target, isIntersecting} of entries)
            if (isIntersecting) inView.add(target)
            else inView.delete(target)
          element.toggleAttribute("data-shown", inView.size === 0)
        },
        {rootMargin: `0px 0px -${bottom}px`},
      )
      for (const link of main.querySelectorAll("[data-event*='\"generate_lead\"']"))
        if (!element.contains(link)) observer.observe(link)
      if (main.lastElementChild) observer.observe(main.lastElementChild)
    }
    observe()
    // The question about cookies comes, and goes.
    const cover = new MutationObserver(observe)
    cover.observe(root, {attributeFilter: ["style"]})
    return () => {
      observer?.disconnect()
      cover.disconnect()
    }
  }, [bar])
}

type BookBarProps = {title: string; experience: Queries.BookButtonFragment}

/** Booking bar at the bottom of phones, shown while the page's own buttons are out of view. */
export const BookBar = ({title, experience}: BookBarProps) => {
  const bar = useRef<HTMLDivElement>(null)
  useHideNearBookButtons(bar)
  return (
    <div ref={bar} className={styles.place} data-screen-only="">
      <div className={styles.bar} data-book-bar="">
        <span className={styles.title}>{title}</span>
        <ByEmail chat={useBookingChat(experience)} subject={title} position="book" isIcon />
        <BookButton experience={experience} position="bar" />
      </div>
    </div>
  )
}
