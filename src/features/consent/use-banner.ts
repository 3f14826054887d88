import {type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState} from "react"
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

/** What the banner shows: nothing, the question, or the result of a withdrawal. */
export type BannerView =
  | {kind: "hidden"}
  | {kind: "question"; isAsked: boolean}
  | {kind: "withdrawn"; cookies: RemovedCookies}

/** False until hydration: the served HTML has no banner. */
let isHydrated = false

/** Shows the question while there is no answer. */
const openQuestion = (productId: string): BannerView =>
  readConsent(productId) === undefined ? {kind: "question", isAsked: false} : {kind: "hidden"}

const answersPress = (view: BannerView) =>
  view.kind === "withdrawn" || (view.kind === "question" && view.isAsked)

type Banner = {
  view: BannerView
  /** True if the banner was requested and so takes the focus. */
  hasFocus: boolean
  dialog: RefObject<HTMLDivElement>
  answer: (choice: ConsentChoice) => void
  /** Remembers where the focus came from. */
  enter: (event: FocusEvent) => void
  /** Hides the banner; an unanswered question stays. */
  close: () => void
}

/**
 * State of the cookie banner. When it appears by itself it does not take the focus; when requested
 * from the footer it does. A banner that closes gives the focus back to where it came from.
 */
export const useBanner = (productId: string): Banner => {
  const [view, setView] = useState<BannerView>(() =>
    isHydrated ? openQuestion(productId) : {kind: "hidden"},
  )
  const dialog = useRef<HTMLDivElement>(null)
  const returnFocus = useRef<HTMLElement | null>(null)

  const hide = useCallback(() => {
    if (dialog.current?.contains(document.activeElement)) returnFocus.current?.focus()
    returnFocus.current = null
    setView({kind: "hidden"})
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
    const stopAsked = onConsentAsked(() => setView({kind: "question", isAsked: true}))
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
    if (answersPress(view)) dialog.current?.focus()
  }, [view])

  const answer = (choice: ConsentChoice) => {
    const previous = readConsent(productId)
    storeConsent(productId, choice)
    if (choice === "accepted") resumeMeasuring()
    consentChosen(choice, previous)
    if (choice === "rejected" && previous === "accepted")
      setView({kind: "withdrawn", cookies: withdrawMeasuring()})
    else hide()
  }

  const close = () => {
    if (readConsent(productId)) hide()
  }

  return {view, hasFocus: answersPress(view), dialog, answer, enter, close}
}
