import {markChannel} from "../chat/chat-link"
import {attempt} from "../lib/attempt"
import {type ConsentChoice, storedConsent} from "./consent/consent"

/** A channel's code, the source of its links, and their medium where only some of them are meant. */
export type Channel = readonly [code: string, source: string, medium?: string]

/** What a page knows of the campaign that its visit came from. It is in memory alone. */
export type CampaignWindow = Window & {
  campaign?: {
    /** The campaign's parameters in the first address, as a query; empty where there are none. */
    query: string
    /**
     * Has the references of all chats on the page say what they may.
     *
     * @param choice - the visitor's answer about measuring visits, when it is given
     * @returns what now stands behind each of them: a hyphen and the channel, or nothing
     */
    settle: (choice?: ConsentChoice) => string
  }
}

/** Key under which the tab keeps the channel, once measuring is accepted. */
export const channelKey = (productId: string): string => `${productId}_channel`

/**
 * Follows the campaign of a visit: its channel joins the reference of every chat after Accept, and
 * only then (`Ref. CANO-ES-IG`). Until there is an answer it is in the page's memory, which links
 * within the site keep and a reload does not; Accept keeps it for the visit in session storage,
 * Reject drops it. Nothing else of the address is kept, no id of a click among it.
 *
 * Chats are settled when an answer is given and when one of them is pressed (measureEarly), as pages
 * that come later have their own.
 *
 * @param page - the window, or a stand-in in tests
 * @param channels - those with a medium first
 */
export const followCampaign = (
  page: CampaignWindow,
  productId: string,
  channels: readonly Channel[],
): void => {
  const key = channelKey(productId)
  const query = new URLSearchParams(page.location.search)
  const has = (name: string, value: string) => query.get(`utm_${name}`)?.toLowerCase() === value
  const kept = attempt(() => page.sessionStorage.getItem(key))
  const found = channels.find(([code, source, medium]) =>
    kept ? code === kept : has("source", source) && (!medium || has("medium", medium)),
  )
  let channel = found?.[0] || ""
  let said: ConsentChoice | undefined

  const campaign = {
    query: new URLSearchParams([...query].filter(([name]) => name.startsWith("utm_"))).toString(),
    settle: (choice?: ConsentChoice) => {
      said = choice || said
      // What is stored comes first: another page may have asked, and this one come back from a cache.
      const answer = storedConsent(page, productId) || said
      const suffix = channel && answer === "accepted" ? `-${channel}` : ""
      if (channel) {
        attempt(() => page.sessionStorage[suffix ? "setItem" : "removeItem"](key, channel))
        for (const link of page.document.querySelectorAll<HTMLAnchorElement>("a[data-reference]"))
          markChannel(link, suffix)
      }
      if (answer === "rejected") campaign.query = channel = ""
      return suffix
    },
  }
  page.campaign = campaign
  campaign.settle()
}
