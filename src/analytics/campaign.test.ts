/** @jest-environment node */

import {campaignLocation} from "./campaign"
import type {CampaignWindow} from "./chat-channel"

const utm = "utm_source=letter&utm_campaign=May%20trips"

const told = (path: string, query?: string) => {
  const campaign = query === undefined ? undefined : {query, apply: () => {}}
  const location = new URL(`https://a.example${path}`)
  return campaignLocation({location, campaign} as unknown as CampaignWindow)
}

it.each([
  ["/es/#top", `/es/?${utm}`],
  ["/es/?month=6#top", `/es/?month=6&${utm}`],
  ["/es/?utm_source=other", "/es/?utm_source=other"],
  ["/es/?month=6&utm_source=other", "/es/?month=6&utm_source=other"],
])("tells of %s, where a campaign came first, as %s", (path, address) => {
  expect(told(path, utm)).toBe(`https://a.example${address}`)
})

it.each([
  ["an empty campaign", ""],
  ["no campaign at all", undefined],
])("adds nothing to an address with %s", (_, query) => {
  expect(told("/es/x/#top", query)).toBe("https://a.example/es/x/")
  expect(told("/es/x/?month=6", query)).toBe("https://a.example/es/x/?month=6")
})
