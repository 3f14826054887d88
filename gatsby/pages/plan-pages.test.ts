import {onCreatePage} from "gatsby-plugin-react-i18next/dist/plugin/onCreatePage"
import config from "../../gatsby-config"
import {languages} from "../../src/i18n/languages"
import {languageOfPath} from "../../src/i18n/paths"
import {i18nContext, planPages} from "./plan-pages"

const content = {
  experiences: [
    {slug: "cali", group: "3-days" as const, price: 300, regions: ["cali"]},
    {slug: "bay", group: "3-days" as const, price: 400, regions: ["cali", "coast"]},
  ],
  regions: [
    {slug: "cali", latitude: 3.5, longitude: -76.5},
    {slug: "coast", latitude: 6.2, longitude: -77.4, poster: "bay"},
  ],
}

const pages = planPages(content)
const paths = pages.map(({path}) => path)

describe("planPages", () => {
  it("makes exactly one page per language and route, and those that have no language", () => {
    const routes = [
      "",
      "experiences/",
      "experiences/cali/",
      "experiences/bay/",
      "destinations/",
      "destinations/cali/",
      "destinations/coast/",
      "booking/",
      "about-us/",
      "questions-answers/",
      "terms/",
      "treatment/",
      "code-of-conduct/",
      "saved/",
      "compare/",
    ]
    const expected = [
      "/",
      "/404/",
      "/logout/",
      ...languages.flatMap(language => routes.map(route => `/${language}/${route}`)),
    ]
    expect([...paths].sort()).toEqual(expected.sort())
    expect(new Set(paths).size).toBe(paths.length)
  })

  it("serves the English home at /, which search finds under its language alone", () => {
    const root = pages.find(({path}) => path === "/")
    expect(root).toMatchObject({
      isListed: false,
      screen: {template: "src/templates/home.tsx"},
      context: {language: "en"},
    })
    expect(root?.context).not.toHaveProperty("isNoindex")
  })

  it("keeps what is a visitor’s own, and what has no language, from search", () => {
    const hidden = pages.filter(({context}) => context.isNoindex).map(({path}) => path)
    const own = languages.flatMap(language => [`/${language}/saved/`, `/${language}/compare/`])
    expect(hidden).toEqual([...own, "/404/", "/logout/"])
    const unlisted = pages.filter(({isListed}) => !isListed).map(({path}) => path)
    expect(unlisted).toEqual(["/", ...hidden])
  })

  it("gives each page only the namespaces it uses", () => {
    const terms = pages.find(({path}) => path === "/es/terms/")
    expect(terms?.context).toMatchObject({
      language: "es",
      namespaces: ["common", "legal"],
      name: "terms",
    })
    const treatment = pages.find(({path}) => path === "/en/treatment/")
    expect(treatment?.context).toMatchObject({name: "treatment"})
  })

  it("names up to three others of the same length of stay, the nearest in price, the dearest of them first", () => {
    const many = Array.from({length: 9}, (_, index) => ({
      slug: `day-${index}`,
      group: "1-day" as const,
      price: 50 + index,
      regions: [],
    }))
    const planned = planPages({
      ...content,
      experiences: [...content.experiences, ...many],
    })
    const othersOf = (slug: string) =>
      planned.find(({context}) => context.slug === slug)?.context.others
    expect(othersOf("cali")).toEqual(["bay"])
    expect(othersOf("day-0")).toEqual(["day-3", "day-2", "day-1"])
    expect(othersOf("day-4")).toEqual(["day-5", "day-3", "day-2"])
    expect(othersOf("day-8")).toEqual(["day-7", "day-6", "day-5"])
  })

  it("gives a region its trips and neighbours, and each page the pictures of its regions", () => {
    const contextOf = (path: string) => pages.find(page => page.path === path)?.context
    expect(contextOf("/en/destinations/cali/")).toMatchObject({
      slug: "cali",
      trips: ["cali", "bay"],
      neighbours: ["coast"],
      scenes: ["cali: cali"],
    })
    expect(contextOf("/es/experiences/bay/")?.scenes).toEqual(["cali: cali", "coast: bay"])
  })
})

const {options} = (config.plugins ?? [])
  .filter(plugin => typeof plugin === "object")
  .find(({resolve}) => resolve === "gatsby-plugin-react-i18next") as {options: object}

const ask = async (page: object) => {
  const made: unknown[] = []
  const actions = {createPage: (other: unknown) => made.push(other), deletePage: () => {}}
  await onCreatePage({page, actions} as never, options as never)
  return made
}

it.each(["/", "/en/", "/es/", "/es/experiences/cali/", "/en/terms/", "/logout/"])(
  "says of %s what the plugin would, which then leaves it alone",
  async path => {
    const language = languageOfPath(path)
    const i18n = i18nContext(language, path)
    expect(await ask({path, context: {}})).toEqual([{path, context: {language, i18n}}])
    expect(await ask({path, context: {language, i18n}})).toEqual([])
  },
)
