import type {CampaignWindow} from "../booking/campaign"

/**
 * Address of the page as a visit's first report tells it: with the campaign that the visit came from,
 * also where Accept is pressed on a later page. Google Analytics reads the campaign from there.
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
