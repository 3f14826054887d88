import {type FocusEvent, useCallback, useEffect, useRef, useState} from "react"
import {
  type ConsentChoice,
  onConsentAsked,
  onConsentElsewhere,
  readConsent,
  storeConsent,
} from "../../analytics/consent/consent"
import {
  type RemovedCookies,
  resumeMeasuring,
  withdrawMeasuring,
} from "../../analytics/consent/withdraw"
import {consentChosen, consentUpdated} from "../../analytics/consent-chosen"
import {measureVitals} from "../../analytics/web-vitals"

/** What the banner shows: the question, or what a withdrawal removed. */
type BannerView = {
  /** Whether a press asked for it: it then takes the focus. */
  isAsked: boolean
  cookies?: RemovedCookies
}

/** False until hydration: the served HTML has no banner. */
let isHydrated = false

/** Shows the question while there is no answer. */
const openQuestion = (productId: string): BannerView | undefined =>
  readConsent(productId) === undefined ? {isAsked: false} : undefined

/**
 * State of the cookie banner. When it appears by itself it does not take the focus; when requested
 * from the footer it does. A banner that closes gives the focus back to where it came from.
 *
 * @returns what to show, if anything; `enter` remembers where the focus came from; `close` hides the
 *   banner, but for an unanswered question
 */
export const useBanner = (productId: string) => {
  const [view, setView] = useState(() => (isHydrated ? openQuestion(productId) : undefined))
  const dialog = useRef<HTMLDivElement>(null)
  const returnFocus = useRef<HTMLElement | null>(null)

  const hide = useCallback(() => {
    if (dialog.current?.contains(document.activeElement)) returnFocus.current?.focus()
    returnFocus.current = null
    setView(undefined)
  }, [])

  const enter = ({relatedTarget, currentTarget}: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget))
      returnFocus.current = relatedTarget as HTMLElement
  }

  useEffect(() => {
    if (!isHydrated) setView(openQuestion(productId))
    isHydrated = true
    const given = readConsent(productId)
    if (given) measureVitals(given)
    const stopAsked = onConsentAsked(() => setView({isAsked: true}))
    const stopElsewhere = onConsentElsewhere(productId, choice => {
      consentUpdated(choice)
      if (choice === "rejected") withdrawMeasuring()
      else resumeMeasuring()
      hide()
    })
    return () => {
      stopAsked()
      stopElsewhere()
    }
  }, [productId, hide])

  useEffect(() => {
    if (view?.isAsked) dialog.current?.focus()
  }, [view])

  const answer = (choice: ConsentChoice) => {
    const previous = readConsent(productId)
    storeConsent(productId, choice)
    if (choice === "accepted") resumeMeasuring()
    consentChosen(choice, previous)
    if (choice === "rejected" && previous === "accepted")
      setView({isAsked: true, cookies: withdrawMeasuring()})
    else hide()
  }

  const close = () => {
    if (readConsent(productId)) hide()
  }

  return {view, dialog, answer, enter, close}
}
