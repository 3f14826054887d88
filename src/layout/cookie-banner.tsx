import {useEffect, useId, useState} from "react"
import {giveConsent, useConsent} from "../consent/consent"
import type {Consent} from "../consent/stored-consent"
import {localizedPath} from "../i18n/paths"
import {useLanguage, useWords} from "../i18n/use-words"
import {useCoveredHeight} from "../lib/covered-height"
import {useHydrated} from "../lib/use-hydrated"
import * as styles from "./cookie-banner.module.css"

/**
 * Tells how much the banner covers, and lets the end of the page and the focus clear it. A custom property of
 * the root would be inherited, and restyle the whole page.
 */
const useCoveredEdge = (banner: HTMLElement | null) => {
  useEffect(() => {
    if (!banner) return
    const cover = (height: number) => {
      const {body, documentElement} = document
      documentElement.style.scrollPaddingBottom = height
        ? `calc(${height}px + var(--bar-room))`
        : ""
      body.style.paddingBlockEnd = height ? `${height}px` : ""
      useCoveredHeight.setState(height, true)
    }
    const observer = new ResizeObserver(() => cover(banner.offsetHeight))
    observer.observe(banner)
    return () => {
      observer.disconnect()
      cover(0)
    }
  }, [banner])
}

/**
 * Asks whether visits may be measured: a dialog that leaves the page usable. Its live region is served
 * empty, so that screen readers announce the question when it comes by itself; one that the footer's
 * button asks for takes the focus instead, and gives it back.
 */
export const CookieBanner = () => {
  const t = useWords()
  const language = useLanguage()
  const id = useId()
  const isHydrated = useHydrated()
  const {consent, opener} = useConsent()
  const [banner, setBanner] = useState<HTMLElement | null>(null)
  useCoveredEdge(banner)

  useEffect(() => {
    if (opener) banner?.focus()
  }, [banner, opener])

  // Another page has not asked again.
  useEffect(() => () => useConsent.setState({opener: undefined}), [])

  const close = () => {
    // The banner goes: without a button that asked for it the page comes next, where it is.
    const next = opener ?? document.getElementById("content")
    next?.focus({preventScroll: !opener})
    useConsent.setState({opener: undefined})
  }
  const answer = (given: Consent) => {
    giveConsent(given)
    close()
  }
  return (
    <div aria-live="polite">
      {isHydrated && (!consent || opener) && (
        <div
          ref={setBanner}
          className={`cluster ${styles.banner}`}
          role="dialog"
          aria-labelledby={`${id}title`}
          aria-describedby={`${id}text`}
          tabIndex={-1}
          onKeyDown={({key}) => key === "Escape" && consent && close()}
        >
          <p>
            <strong id={`${id}title`}>{t("common:cookies.title")}</strong>{" "}
            <span id={`${id}text`}>{t("common:cookies.description")}</span>{" "}
            <a href={localizedPath(language, "/treatment/")} target="_blank" rel="noopener">
              {t("common:cookies.policy")}
              <span className="visuallyHidden"> ({t("common:actions.newTab")})</span>
            </a>
          </p>
          <div className={`grid ${styles.buttons}`}>
            <button type="button" className="button" onClick={() => answer("accepted")}>
              {t("common:cookies.accept")}
            </button>
            <button type="button" className="button" onClick={() => answer("rejected")}>
              {t("common:cookies.reject")}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
