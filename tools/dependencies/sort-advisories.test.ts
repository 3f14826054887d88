import {sortAdvisories} from "./sort-advisories"

const advisory = (title: string) => ({title, url: "https://github.com/advisories/GHSA-x"})

it("tells what ships from what builds, and names each cause once", () => {
  const sorted = sortAdvisories(
    {
      swiper: {severity: "critical", via: [advisory("Prototype pollution")]},
      express: {severity: "low", via: ["cookie", advisory("Open redirect")]},
      gatsby: {severity: "low", via: ["express"]},
    },
    ["swiper", "react"],
  )
  expect(sorted).toEqual({
    shipped: ["critical: swiper, Prototype pollution (https://github.com/advisories/GHSA-x)"],
    buildTime: ["low: express, Open redirect (https://github.com/advisories/GHSA-x)"],
  })
})
