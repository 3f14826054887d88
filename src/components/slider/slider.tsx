import {
  Children,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
} from "react"
import type Swiper from "swiper"
import {useWords} from "../../i18n/use-words"
import {Icon} from "../icon/icon"
import * as styles from "./slider.module.css"

type SliderProps = {
  /** Accessible name of the row, unique on the page. */
  label: string
  color?: Queries.SignalColor
  children: ReactNode
}

/** Cards in view on wide screens: a row of no more is no carousel, whose loop would need one more. */
const mostInView = 3

/**
 * A row of cards: a scroll-snap row until its script arrives, and for ever without one or with few
 * cards; then a carousel of the same size, after the ARIA carousel pattern.
 */
export const Slider = ({label, color, children}: SliderProps) => {
  const t = useWords()
  const root = useRef<HTMLElement>(null)
  const swiper = useRef<Swiper>()
  const isCarousel = Children.count(children) > mostInView

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page's words never change, though `t` does
  useEffect(() => {
    const element = root.current
    if (!element || !isCarousel) return
    const ended = new AbortController()
    const start = async () => {
      observer.disconnect()
      // If the code cannot load, the row stays scrollable.
      const code = await import("./start-swiper").catch(() => undefined)
      if (!ended.signal.aborted) swiper.current = code?.startSwiper(element, t)
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void start()
      },
      {rootMargin: "400px"},
    )
    const observe = () => observer.observe(element)
    // A finger moves the row without the script: a phone that only reads starts nothing.
    if (matchMedia("(hover: none) and (pointer: coarse)").matches)
      addEventListener("scroll", observe, {once: true, capture: true, signal: ended.signal})
    else observe()
    return () => {
      ended.abort()
      observer.disconnect()
      swiper.current?.destroy(true, false)
      swiper.current = undefined
    }
  }, [])

  const onKeyDown = ({key, target, altKey, ctrlKey, metaKey}: KeyboardEvent) => {
    if (!swiper.current || (key !== "ArrowLeft" && key !== "ArrowRight")) return
    // Such as Back by Alt and an arrow.
    if (altKey || ctrlKey || metaKey) return
    if (key === "ArrowLeft") swiper.current.slidePrev()
    else swiper.current.slideNext()
    // The focus goes with the row: the card that had it may have left the view.
    if ((target as Element).closest(".swiper-slide"))
      root.current?.querySelector<HTMLElement>("[data-in-view] a")?.focus({preventScroll: true})
  }
  // The click that ends a drag presses nothing.
  const onClickCapture = (event: MouseEvent) => {
    if (!swiper.current || swiper.current.allowClick) return
    event.preventDefault()
    event.stopPropagation()
  }
  const arrow = (name: "previous" | "next", label: string) => (
    <button type="button" className={`round ${styles.arrow}`} aria-label={label} data-slider={name}>
      <Icon name={name === "previous" ? "arrowLeft" : "arrowRight"} />
    </button>
  )
  return (
    <section
      ref={root}
      className={styles.slider}
      aria-roledescription={isCarousel ? t("cards:slider.role") : undefined}
      aria-label={label}
      data-color={color ?? "main"}
      onKeyDown={onKeyDown}
      onClickCapture={onClickCapture}
    >
      <div className={styles.viewport} data-slider="viewport">
        <div className={`${styles.row} swiper-wrapper`}>
          {Children.map(children, card => (
            <div className={`${styles.slide} swiper-slide`}>{card}</div>
          ))}
        </div>
      </div>
      {isCarousel && (
        <div className={styles.controls} data-screen-only="">
          {arrow("previous", t("cards:slider.previous"))}
          <div className={styles.dots} data-slider="dots" />
          {arrow("next", t("cards:slider.next"))}
        </div>
      )}
    </section>
  )
}
