import {useEffect, useState} from "react"
import {BookButton} from "../components/chat-button/chat-button"
import {useCoveredHeight} from "../lib/covered-height"
import * as styles from "./book-bar.module.css"

/** Pixels: a button that shows less of itself above the question about cookies is no way to book. */
const buttonHeight = 60

/** Where the page itself leads to a booking: its Book (booking-card.tsx), its contact and its footer. */
const waysToBook = "#book, main > :last-child, main ~ footer"

/** Book at the bottom of phones, while the page's own is out of view. Hidden without scripts. */
export const BookBar = ({experience}: {experience: Queries.BookButtonFragment}) => {
  const covered = useCoveredHeight()
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const inView = new Set<Element>()
    const observer = new IntersectionObserver(
      entries => {
        for (const {target, isIntersecting} of entries)
          if (isIntersecting) inView.add(target)
          else inView.delete(target)
        setIsShown(inView.size === 0)
      },
      {rootMargin: `0px 0px -${covered && covered + buttonHeight}px`},
    )
    for (const way of document.querySelectorAll(waysToBook)) observer.observe(way)
    return () => observer.disconnect()
  }, [covered])
  return (
    <div
      className={styles.place}
      style={{insetBlockEnd: covered || undefined}}
      data-shown={isShown || undefined}
      data-screen-only=""
    >
      <div className={styles.bar} data-book-bar="">
        <BookButton experience={experience} position="bar" />
      </div>
    </div>
  )
}
