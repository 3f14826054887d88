import {readConsent, useConsent} from "../consent/consent"
import type {Consent} from "../consent/stored-consent"
import {addressWithCampaign, endCampaign, startCampaign, storeCampaign} from "./campaign"
import {pushConsent} from "./data-layer"
import {measureVitals, trackPageView} from "./measure"
import {trackPress} from "./track-press"

/** `_ga`, `_gid` and, for a stream `G-AB12`, `_ga_AB12`. */
const analyticsCookie = /^_ga(?:_(.+))?$|^_gid$/

/**
 * Stops Google Analytics where it has run, until the next load, and removes its cookies.
 *
 * @see https://developers.google.com/tag-platform/security/guides/privacy (ga-disable)
 */
const stopAnalytics = () => {
  const labels = location.hostname.split(".")
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`)
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=")
    const [found, stream] = analyticsCookie.exec(name) ?? []
    if (stream) Object.assign(window, {[`ga-disable-G-${stream}`]: true})
    for (const domain of found ? ["", ...domains] : []) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
    }
  }
}

/**
 * Passes an answer on to the container, to Google Analytics and to the campaign; a missing one counts
 * as a rejection. “Accepted” pushes the page's view again, because the container could not use it before;
 * Google Analytics takes the visit's campaign from it.
 */
const applyConsent = (consent: Consent | undefined) => {
  const isAccepted = consent === "accepted"
  pushConsent("update", isAccepted)
  if (!isAccepted) {
    stopAnalytics()
    endCampaign()
    return
  }
  storeCampaign()
  trackPageView(addressWithCampaign())
  measureVitals()
}

/** Measures the visit from now on, as far as the visitor allows it at any time. */
export const startMeasuring = (): void => {
  startCampaign()
  measureVitals()
  useConsent.subscribe(({consent}, before) => {
    if (consent !== before.consent) applyConsent(consent)
  })
  // In the capture phase, so that the answer is read before a press or a choice is measured.
  for (const type of ["click", "input"]) document.addEventListener(type, readConsent, true)
  document.addEventListener("click", trackPress)
  document.addEventListener("auxclick", trackPress)
}
