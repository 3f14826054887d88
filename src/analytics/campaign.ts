import type {CampaignWindow} from "./chat-channel"

/**
 * Page address for a visit's first report. It carries the visit's campaign even if Accept is
 * pressed on a later page, because Google Analytics reads the campaign from it.
 *
 * @param page - the window
 * @returns the full address without the part after #; an address with a campaign stays as it is
 */
export const campaignLocation = (page: CampaignWindow): string => {
  const {location, campaign} = page
  const [address = ""] = location.href.split("#")
  if (!campaign?.query || /[?&]utm_/.test(address)) return address
  return address + (location.search ? "&" : "?") + campaign.query
}
