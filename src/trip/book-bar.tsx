import {type RefObject, useEffect, useRef} from "react"
import {BookButton} from "../components/book-button/book-button"
import * as styles from "./book-bar.module.css"

/** Of a button under the question about cookies an edge may be left. */
const edge = 60

/** Where the page itself leads to a booking: each Book, its contact and its footer. */
const places = "main [data-event*='\"generate_lead\"'], main > :last-child, main ~ footer"

/** Shows the bar (`data-shown`) while neither the card's Book, nor the contact, nor the footer is in view. */
const useGiveWay = (bar: RefObject<HTMLElement>) =>
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const others = [...document.querySelectorAll(places)].filter(place => !element.contains(place))
    const inView = new Set<Element>()
    let observer: IntersectionObserver | undefined
    const observe = () => {
      observer?.disconnect()
      inView.clear()
      const covered = Number.parseFloat(document.body.style.paddingBlockEnd) || 0
      element.style.insetBlockEnd = `${covered}px`
      observer = new IntersectionObserver(
        entries => {
          for (const {target, isIntersecting} of entries)
            if (isIntersecting) inView.add(target)
            else inView.delete(target)
          element.toggleAttribute("data-shown", inView.size === 0)
        },
        {rootMargin: `0px 0px -${covered && covered + edge}px`},
      )
      for (const other of others) observer.observe(other)
    }
    observe()
    // The question about cookies comes, and goes.
    const cover = new MutationObserver(observe)
    cover.observe(document.body, {attributeFilter: ["style"]})
    return () => {
      observer?.disconnect()
      cover.disconnect()
    }
  }, [bar])

/** Book at the bottom of phones, while the page's own is out of view. Hidden without scripts. */
export const BookBar = ({experience}: {experience: Queries.BookButtonFragment}) => {
  const bar = useRef<HTMLDivElement>(null)
  useGiveWay(bar)
  return (
    <div ref={bar} className={styles.place} data-screen-only="">
      <div className={styles.bar} data-book-bar="">
        <BookButton experience={experience} position="bar" />
      </div>
    </div>
  )
}
