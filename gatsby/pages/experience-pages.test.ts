import {scenesOf} from "./destination-pages"
import {experiencePages} from "./experience-pages"
import {seasonOffer} from "./season-offer"

describe("experience-pages", () => {
  const season = {from: "06-15", to: "10-20"}
  const content = {
    experiences: [
      {slug: "bay", group: "3-days" as const, price: 400, regions: [], season},
      {slug: "cali", group: "3-days" as const, price: 300, regions: []},
    ],
    regions: [],
  }

  afterEach(() => jest.useRealTimers())

  it("names the pictures of the regions that a trip goes to, and of no other", () => {
    const place = {latitude: 4, longitude: -74}
    const regions = ["cali", "coast"].map(slug => ({slug, ...place, poster: `to-${slug}`}))
    const goingTo = (...slugs: string[]) => ({
      slug: slugs.join(),
      group: "3-days" as const,
      price: 1,
      regions: slugs,
    })
    const experiences = [goingTo("coast"), goingTo("coast", "cali")]
    const pages = experiencePages({experiences, regions})
    expect(pages.map(({scenes}) => scenes)).toEqual([
      ["coast: to-coast"],
      ["cali: to-cali", "coast: to-coast"],
    ])
  })

  it("makes the page of a trip with a season again when that is another, and no other page", () => {
    const [bay, cali] = experiencePages(content, "2026-07-01")
    expect(bay?.offered).toEqual(["InStock", "2026-06-15", "2026-10-20"])
    expect(cali).not.toHaveProperty("offered")
  })

  it("looks at the season of the day of the build, in Colombia", () => {
    jest.useFakeTimers({now: new Date("2026-10-21T04:59:00Z")})
    expect(experiencePages(content)[0]?.offered?.[0]).toBe("InStock")
    jest.setSystemTime(new Date("2026-10-21T05:01:00Z"))
    expect(experiencePages(content)[0]?.offered?.[0]).toBe("PreOrder")
  })
})

describe("the context of a destination", () => {
  const place = {latitude: 0, longitude: 0}
  const trips = [{slug: "bay", group: "3-days" as const, price: 400, regions: ["coast"]}]

  it.each([
    ["its own", {slug: "coast", image: "./coast.jpg", poster: "bay"}, "coast: ./coast.jpg"],
    ["that of its trip", {slug: "coast"}, "coast: bay"],
    ["none", {slug: "moon"}, "moon: "],
  ])("tells apart which picture stands for a region: %s", (_, region, scene) => {
    expect(scenesOf([{...place, ...region}], trips)).toEqual([scene])
  })
})

describe("the season on sale", () => {
  const whales = {from: "06-15", to: "10-20"}
  const winter = {from: "12-01", to: "02-29"}

  it.each([
    [whales, "2026-06-14", ["PreOrder", "2026-06-15", "2026-10-20"]],
    [whales, "2026-06-15", ["InStock", "2026-06-15", "2026-10-20"]],
    [whales, "2026-10-20", ["InStock", "2026-06-15", "2026-10-20"]],
    [whales, "2026-10-21", ["PreOrder", "2027-06-15", "2027-10-20"]],
    [winter, "2026-01-10", ["InStock", "2025-12-01", "2026-02-28"]],
    [winter, "2026-03-01", ["PreOrder", "2026-12-01", "2027-02-28"]],
    [winter, "2027-12-24", ["InStock", "2027-12-01", "2028-02-29"]],
  ])("offers %j on %s as %j", (season, today, expected) => {
    expect(seasonOffer(season, today)).toEqual(expected)
  })
})
