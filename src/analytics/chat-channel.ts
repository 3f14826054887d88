import {markChannel} from "../chat/chat-link"
import {attempt} from "../lib/attempt"
import {type ConsentChoice, storedConsent} from "./consent/consent"

/** A channel's code, its `utm_source`, and its `utm_medium` if only some of the links count. */
export type Channel = readonly [code: string, source: string, medium?: string]

/** What a page knows of its visit's campaign. It is kept in memory only. */
export type CampaignWindow = Window & {
  campaign?: {
    /** The campaign's parameters in the first address, as a query; empty if there are none. */
    query: string
    /**
     * Updates the references of all chats on the page to the visitor's answer.
     *
     * @param choice - the visitor's answer about measuring visits, when it is given
     * @returns what now stands behind each of them: a hyphen and the channel, or nothing
     */
    apply: (choice?: ConsentChoice) => string
  }
}

/** Session storage key of the channel, used after Accept. */
export const channelKey = (productId: string): string => `${productId}_channel`

/**
 * Tracks the campaign of a visit: in memory before an answer, in session storage after Accept, not at
 * all after Reject. After Accept its channel joins the reference of every chat (`Ref. CANO-ES-IG`).
 * Chats are updated again when one is pressed (measureEarly), because later pages bring their own.
 *
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
    apply: (choice?: ConsentChoice) => {
      said = choice || said
      // The stored channel wins: another page may have set it before this one returned from a
      // cache.
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
  campaign.apply()
}
