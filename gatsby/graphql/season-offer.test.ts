import {seasonOffer} from "./season-offer"

const whales = {from: "06-15", to: "10-20"}
const winter = {from: "12-01", to: "02-29"}

it.each([
  [whales, "2026-06-14", "PreOrder", "2026-06-15", "2026-10-20"],
  [whales, "2026-06-15", "InStock", "2026-06-15", "2026-10-20"],
  [whales, "2026-10-21", "PreOrder", "2027-06-15", "2027-10-20"],
  [winter, "2026-01-10", "InStock", "2025-12-01", "2026-02-28"],
  [winter, "2026-03-01", "PreOrder", "2026-12-01", "2027-02-28"],
  [winter, "2027-12-24", "InStock", "2027-12-01", "2028-02-29"],
])("sells %j on %s as %s", (season, today, availability, from, to) => {
  expect(seasonOffer(season, today)).toEqual({availability, from, to})
})
