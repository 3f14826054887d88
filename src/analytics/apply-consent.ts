import type {MouseEvent} from "react"
import {create} from "zustand"
import {addressWithCampaign, endCampaign, storeCampaign} from "./campaign"
import {type ConsentChoice, storeConsent} from "./consent"
import {pushConsent} from "./data-layer"
import {measureVitals, trackPageView} from "./measure"

/** Whether the question is shown, and the button that asked for it. */
export const useConsentQuestion = create<{isOpen: boolean; opener?: HTMLElement}>(() => ({
  isOpen: false,
}))

/** Shows the question again, so that the answer can be changed. */
export const askConsent = ({currentTarget: opener}: MouseEvent<HTMLElement>): void =>
  useConsentQuestion.setState({isOpen: true, opener})

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
 * Passes an answer on to the container, to Google Analytics and to the campaign. “Accepted” pushes the
 * page's view again, because the container could not use it before; Google Analytics takes the visit's
 * campaign from it.
 */
export const applyConsent = (choice: ConsentChoice): void => {
  storeConsent(choice)
  pushConsent("update", choice === "accepted")
  if (choice === "rejected") {
    stopAnalytics()
    endCampaign()
    return
  }
  storeCampaign()
  trackPageView(addressWithCampaign())
  measureVitals()
}
