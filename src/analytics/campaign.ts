import {useChatExtras} from "../chat/use-chat"
import {hasAccepted} from "../consent/consent"
import {attempt} from "../lib/attempt"

/** A channel's code, its `utm_source`, and its `utm_medium` if only some of the links count. */
export type Channel = readonly [code: string, source: string, medium?: string]

const channelKey = `${PRODUCT_ID}_channel`

/** The campaign whose link began the visit: its channel, and the parameters of its address. */
let campaign = {channel: "", query: ""}

/** Stores the channel for the visit, and has chats name it, once the visitor has accepted. */
export const storeCampaign = (): void => {
  const {channel} = campaign
  if (!channel || !hasAccepted()) return
  useChatExtras.setState({channel})
  attempt(() => sessionStorage.setItem(channelKey, channel))
}

export const startCampaign = (): void => {
  const address = new URLSearchParams(location.search)
  const has = (name: string, value: string) => address.get(`utm_${name}`)?.toLowerCase() === value
  const found = CHANNELS.find(
    ([, source, medium]) => has("source", source) && (!medium || has("medium", medium)),
  )
  campaign = {
    query: String(new URLSearchParams([...address].filter(([name]) => name.startsWith("utm_")))),
    channel: attempt(() => sessionStorage.getItem(channelKey)) ?? found?.[0] ?? "",
  }
  storeCampaign()
}

/** Forgets the campaign of a visitor who rejects. */
export const endCampaign = (): void => {
  campaign = {channel: "", query: ""}
  useChatExtras.setState({channel: ""})
  attempt(() => sessionStorage.removeItem(channelKey))
}

/** The page's address with the campaign that the visit began with, also on a later page. */
export const addressWithCampaign = (): string => {
  const {origin, pathname, search} = location
  const {query} = campaign
  if (!query || /[?&]utm_/.test(search)) return origin + pathname + search
  return `${origin}${pathname}${search ? `${search}&` : "?"}${query}`
}
