import {type KeyboardEvent, useEffect, useId, useRef, useState} from "react"
import {Icon} from "../../../components/icon/icon"
import {Picture} from "../../../components/picture/picture"
import {useWords} from "../../../i18n/use-words"
import {Caption} from "./caption"
import * as styles from "./viewer.module.css"

export type ViewerProps = {
  experience: Queries.ExperienceGalleryFragment
  /** Index of the photograph that is shown first. */
  first: number
  onClose: () => void
}

/**
 * Shows a modal dialog as a step of the history, so that “back” closes it. The step keeps the
 * page's state: the router sees no change.
 *
 * @param onClose - called once, however it was closed
 */
const useDialogInHistory = (onClose: () => void) => {
  const dialog = useRef<HTMLDialogElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once
  useEffect(() => {
    const element = dialog.current
    let isBack = false
    const close = () => {
      isBack = true
      element?.close()
    }
    const end = () => {
      if (!isBack) window.history.back()
      onClose()
    }
    element?.showModal()
    // Its first button would go back by one, and Enter on the last close what Enter has opened.
    element?.focus()
    window.history.pushState(window.history.state, "")
    window.addEventListener("popstate", close)
    element?.addEventListener("close", end)
    return () => {
      window.removeEventListener("popstate", close)
      element?.removeEventListener("close", end)
    }
  }, [])
  return dialog
}

/** A trip's photographs one at a time: a row that snaps, moved by swipe, buttons and arrow keys. */
export const Viewer = ({experience, first, onClose}: ViewerProps) => {
  const t = useWords()
  const dialog = useDialogInHistory(onClose)
  const row = useRef<HTMLUListElement>(null)
  const status = useId()
  const [current, setCurrent] = useState(first)
  const photos = experience.photos ?? []
  const total = photos.length

  const shown = () =>
    row.current ? Math.round(row.current.scrollLeft / row.current.clientWidth) : first
  // Some browsers answer a scroll with a promise, which is no end of an effect.
  const show = (index: number): void => {
    row.current?.scrollTo({left: index * row.current.clientWidth, behavior: "instant"})
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: after the dialog is shown
  useEffect(() => show(first), [])

  const move = (step: number) => show((shown() + step + total) % total)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = {ArrowLeft: -1, ArrowRight: 1}[event.key]
    if (!step) return
    event.preventDefault()
    move(step)
  }

  const button = (icon: "close" | "arrowLeft" | "arrowRight", label: string, act: () => void) => (
    <button type="button" className={styles.button} onClick={act}>
      <Icon name={icon} size={24} />
      <span className="visuallyHidden">{label}</span>
    </button>
  )

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      tabIndex={-1}
      aria-label={t("experience:photos.title")}
      aria-describedby={status}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <p role="status" id={status}>
          <span>{t("experience:photos.position", {number: current + 1, total})}</span>
          <span className="visuallyHidden">{`: ${photos[current]?.alt}`}</span>
        </p>
        {total > 1 && button("arrowLeft", t("experience:photos.previous"), () => move(-1))}
        {total > 1 && button("arrowRight", t("experience:photos.next"), () => move(1))}
        {button("close", t("experience:photos.close"), () => dialog.current?.close())}
      </div>
      <ul ref={row} className={styles.row} onScroll={() => setCurrent(shown())}>
        {photos.map((photo, index) => (
          <li key={photo.name} {...(index === current ? {} : {inert: ""})}>
            <figure className={styles.figure}>
              <Picture image={photo.file} alt={photo.alt} sizes="100vw" className={styles.image} />
              <Caption photo={photo} experience={experience} />
            </figure>
          </li>
        ))}
      </ul>
    </dialog>
  )
}
