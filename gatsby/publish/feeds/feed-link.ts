/** Campaign of each feed's links, so that a visit and its chat show where they come from. */
const campaigns = {
  meta: {utm_source: "meta", utm_medium: "social", utm_campaign: "catalogue"},
  // Partners put their own name in place of the source.
  partner: {utm_source: "partner", utm_medium: "referral"},
} as const

/** Who reads a feed. */
export type FeedReader = keyof typeof campaigns

/** An address of the site with the campaign of a feed. */
export const feedLink = (url: string, reader: FeedReader): string =>
  `${url}?${new URLSearchParams(campaigns[reader])}`
