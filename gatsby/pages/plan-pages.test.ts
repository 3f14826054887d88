import {planPages, planRedirects} from "./plan-pages"

const experiences = [
  {slug: "cali", group: "3-days" as const, price: 300},
  {slug: "seniorbahia", group: "3-days" as const, price: 400},
]

const paths = planPages(experiences).map(({path}) => path)

describe("planPages", () => {
  it("makes exactly one page per language and route, and / with the English home", () => {
    const routes = [
      "",
      "experiences/",
      "experiences/cali/",
      "experiences/seniorbahia/",
      "about-us/",
      "questions-answers/",
      "terms/",
      "treatment/",
    ]
    const expected = [
      "/",
      ...["en", "es"].flatMap(language => routes.map(route => `/${language}/${route}`)),
    ]
    expect([...paths].sort()).toEqual(expected.sort())
    expect(new Set(paths).size).toBe(paths.length)
  })

  it("serves the English home at /", () => {
    const root = planPages(experiences).find(({path}) => path === "/")
    expect(root).toMatchObject({template: "home", context: {language: "en"}})
  })

  it("gives each page only the namespaces it uses", () => {
    const terms = planPages(experiences).find(({path}) => path === "/es/terms/")
    expect(terms?.context).toMatchObject({
      language: "es",
      namespaces: ["common", "legal"],
      name: "terms",
    })
  })

  it("names up to six others of the same length of stay, the dearest first", () => {
    const many = Array.from({length: 9}, (_, index) => ({
      slug: `day-${index}`,
      group: "1-day" as const,
      price: 50 + index,
    }))
    const othersOf = (slug: string) =>
      planPages([...experiences, ...many]).find(({context}) => context.slug === slug)?.context
        .others
    expect(othersOf("cali")).toEqual(["seniorbahia"])
    expect(othersOf("day-0")).toEqual(["day-8", "day-7", "day-6", "day-5", "day-4", "day-3"])
    expect(othersOf("day-8")).toEqual(["day-7", "day-6", "day-5", "day-4", "day-3", "day-2"])
  })

  it("shows the kitchen sink only when asked to", () => {
    expect(paths).not.toContain("/kitchen-sink/")
    expect(planPages(experiences, {kitchenSink: true}).map(({path}) => path)).toContain(
      "/kitchen-sink/",
    )
  })
})

describe("planRedirects", () => {
  const redirects = planRedirects(experiences)
  const targetOf = (from: string) => redirects.find(({fromPath}) => fromPath === from)?.toPath

  it("sends unprefixed addresses to English", () => {
    expect(targetOf("/about-us/")).toBe("/en/about-us/")
    expect(targetOf("/experiences/cali/")).toBe("/en/experiences/cali/")
    expect(targetOf("/")).toBeUndefined()
  })

  it("sends the former slug to today's in both languages", () => {
    expect(targetOf("/es/experiences/bahiasenior/")).toBe("/es/experiences/seniorbahia/")
    expect(targetOf("/en/experiences/bahiasenior/")).toBe("/en/experiences/seniorbahia/")
    expect(targetOf("/experiences/bahiasenior/")).toBe("/en/experiences/seniorbahia/")
  })

  it("never leads to another redirect, and always to a page", () => {
    for (const {toPath} of redirects) expect(paths).toContain(toPath)
  })
})
