import {experiencePages} from "./experience-pages"

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

it("looks at the season of the day of the build, in UTC", () => {
  jest.useFakeTimers({now: new Date("2026-10-20T23:59:00Z")})
  expect(experiencePages(content)[0]?.offered?.[0]).toBe("InStock")
  jest.setSystemTime(new Date("2026-10-21T00:01:00Z"))
  expect(experiencePages(content)[0]?.offered?.[0]).toBe("PreOrder")
})
