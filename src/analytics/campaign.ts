import {attempt} from "../lib/attempt"
import {readConsent} from "./consent"

/** A channel's code, its `utm_source`, and its `utm_medium` if only some of the links count. */
export type Channel = readonly [code: string, source: string, medium?: string]

const channelKey = `${PRODUCT_ID}_channel`

/** Parameters of the address that the visit began with. */
let query = ""
let channel = ""

/** Stores the channel for the visit, once the visitor has accepted; until then it is in memory alone. */
export const storeCampaign = (): void => {
  if (channel && readConsent() === "accepted")
    attempt(() => sessionStorage.setItem(channelKey, channel))
}

/** Reads the campaign of a visit from its first address. */
export const startCampaign = (): void => {
  const address = new URLSearchParams(location.search)
  const has = (name: string, value: string) => address.get(`utm_${name}`)?.toLowerCase() === value
  const found = CHANNELS.find(
    ([, source, medium]) => has("source", source) && (!medium || has("medium", medium)),
  )
  query = String(new URLSearchParams([...address].filter(([name]) => name.startsWith("utm_"))))
  channel = attempt(() => sessionStorage.getItem(channelKey)) ?? found?.[0] ?? ""
  storeCampaign()
}

/** Forgets the campaign of a visitor who rejects. */
export const endCampaign = (): void => {
  query = channel = ""
  attempt(() => sessionStorage.removeItem(channelKey))
}

/** What stands behind the reference of a chat: a hyphen and the channel, once it may. */
export const channelSuffix = (): string =>
  channel && readConsent() === "accepted" ? `-${channel}` : ""

/** The page's address with the campaign that the visit began with, also on a later page. */
export const addressWithCampaign = (): string => {
  const {origin, pathname, search} = location
  if (!query || /[?&]utm_/.test(search)) return origin + pathname + search
  return `${origin}${pathname}${search ? `${search}&` : "?"}${query}`
}
