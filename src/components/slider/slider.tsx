import {Children, type KeyboardEvent, type ReactNode, useEffect, useRef} from "react"
import type Swiper from "swiper"
import {useWords} from "../../i18n/use-words"
import {readHistoryState, writeHistoryState} from "../../lib/history-state"
import {useBeforePaint} from "../../lib/is-hydrated"
import {Icon} from "../icon/icon"
import {mostInView, scrolledCards} from "./cards-in-view"
import * as styles from "./slider.module.css"

type SliderProps = {
  /** Accessible name of the row, unique on the page. */
  label: string
  /** Signal colour of dots and arrows: yellow, blue or red. */
  color?: string
  children: ReactNode
}

/** Pixels before the row comes into view at which its code starts loading. */
const nearness = "400px"

/**
 * A row of cards: a scroll-snap row until its script arrives, and for ever without one or with few
 * cards; then a carousel of the same size, after the ARIA carousel pattern. Back restores its
 * position.
 */
export const Slider = ({label, color = "main", children}: SliderProps) => {
  const t = useWords()
  const root = useRef<HTMLElement>(null)
  const swiper = useRef<Swiper | null>(null)
  const slides = Children.toArray(children)
  const isCarousel = slides.length > mostInView

  // The carousel starts at the same card, a few frames later.
  useBeforePaint(() => {
    const cards = root.current?.querySelectorAll<HTMLElement>(".swiper-slide")
    const first = cards?.[0]
    const left = cards?.[Number(readHistoryState(label))]
    if (first && left)
      first.closest("[data-slider-viewport]")?.scrollTo(left.offsetLeft - first.offsetLeft, 0)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page's words never change, though `t` does
  useEffect(() => {
    const element = root.current
    if (!element || !isCarousel) return
    let isGone = false
    const start = async () => {
      observer.disconnect()
      try {
        const {startSwiper} = await import("./start-swiper")
        if (isGone) return
        swiper.current = startSwiper(element, {
          nameDot: index => t("cards:slider.dot", {index}),
          first: readHistoryState(label),
          // Swiper moves once more when destroyed; another history entry may be current by then.
          onStay: index => {
            if (!isGone) writeHistoryState(label, index)
          },
        })
      } catch {
        // Without the chunk the row simply stays scrollable.
      }
    }
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({isIntersecting}) => isIntersecting)) void start()
      },
      {rootMargin: nearness},
    )
    // A finger moves the row without the script: a phone that only reads starts nothing.
    const begin = () => observer.observe(element)
    const isTouchScreen = matchMedia("(hover: none) and (pointer: coarse)").matches
    if (isTouchScreen) addEventListener("scroll", begin, {once: true, capture: true})
    else begin()
    return () => {
      isGone = true
      removeEventListener("scroll", begin, {capture: true})
      observer.disconnect()
      swiper.current?.destroy(true, false)
      swiper.current = null
    }
  }, [])

  const onKeyDown = ({key}: KeyboardEvent) => {
    if (key === "ArrowLeft") swiper.current?.slidePrev()
    if (key === "ArrowRight") swiper.current?.slideNext()
  }

  return (
    <section
      ref={root}
      className={styles.slider}
      aria-roledescription={isCarousel ? t("cards:slider.role") : undefined}
      aria-label={label}
      data-color={color}
      onKeyDown={onKeyDown}
    >
      <div
        className={styles.viewport}
        data-slider-viewport=""
        // A carousel notes its moves itself.
        onClickCapture={
          isCarousel
            ? undefined
            : event => writeHistoryState(label, scrolledCards(event.currentTarget))
        }
      >
        <div className={`${styles.row} swiper-wrapper`}>
          {slides.map((slide, index) => (
            <div
              key={(slide as {key?: string}).key}
              className={`${styles.slide} swiper-slide`}
              {...(isCarousel && {
                role: "group",
                "aria-roledescription": t("cards:slider.slideRole"),
                "aria-label": t("cards:slider.slide", {index: index + 1, total: slides.length}),
              })}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {isCarousel && (
        <div className={styles.controls} data-screen-only="">
          <button type="button" className={`round ${styles.arrow}`} data-slider-previous="">
            <Icon name="arrowLeft" />
            <span className="visuallyHidden">{t("cards:slider.previous")}</span>
          </button>
          <div className={styles.dots} data-slider-dots="" />
          <button type="button" className={`round ${styles.arrow}`} data-slider-next="">
            <Icon name="arrowRight" />
            <span className="visuallyHidden">{t("cards:slider.next")}</span>
          </button>
        </div>
      )}
    </section>
  )
}
