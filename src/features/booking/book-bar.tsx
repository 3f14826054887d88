import {useRef} from "react"
import {BookButton, useBookingChat} from "../../components/book-button/book-button"
import {ByEmail} from "../../components/by-email/by-email"
import * as styles from "./book-bar.module.css"
import {useHideNearBookButtons} from "./use-hide-near-book-buttons"

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
