import {createElement, type FunctionComponent} from "react"
import {renderToStaticMarkup} from "react-dom/server"
import {Footer} from "../../src/layout/footer/footer"
import {Header} from "../../src/layout/header/header"
import {redirectOf} from "../publish/hosting/rules"
import {searchFiles} from "../publish/search/search-files"
import {planPages} from "./plan-pages"
import {planRedirects} from "./plan-redirects"
import type {Screen} from "./screens"

/** What somebody writes who adds screens: one of each kind. */
jest.mock("./screens", () => {
  const added: Screen[] = [
    {
      route: "/guide/",
      template: "src/templates/guide.tsx",
      namespaces: ["common"],
      content: "about",
      link: {place: "navigation", label: "common:nav.about"},
    },
    {
      route: "/guide/:slug/",
      template: "src/templates/guide.tsx",
      namespaces: ["common"],
      pages: ({experiences}) => experiences.map(({slug}) => ({slug})),
    },
    {
      route: "/imprint/",
      template: "src/templates/guide.tsx",
      namespaces: ["common"],
      content: "terms",
      link: {place: "legal", label: "common:footer.terms"},
    },
    {
      route: "/kept/",
      template: "src/templates/guide.tsx",
      namespaces: ["common"],
      link: {place: "more", label: "common:nav.home"},
      isListed: false,
    },
    {
      route: "/desk/",
      template: "src/templates/guide.tsx",
      namespaces: ["common"],
      hasLanguage: false,
      isListed: false,
    },
  ]
  const {screens} = jest.requireActual<typeof import("./screens")>("./screens")
  return {screens: [...screens, ...added]}
})

jest.mock("../../src/site/links", () => ({
  links: jest.requireActual<typeof import("./links")>("./links").siteLinks(),
}))

jest.mock("gatsby", () => ({
  graphql: () => "",
  Link: ({to}: {to: string}) => `[${to}]`,
  useStaticQuery: () => ({
    identity: {
      brand: "Roots",
      whatsapp: "57300",
      email: "",
      social: {},
      credit: {},
      company: {},
      legalStrips: [],
    },
  }),
}))

jest.mock("react-i18next", () => ({
  useTranslation: () => ({t: (key: string) => key, i18n: {language: "es"}}),
}))

const content = {
  experiences: [{slug: "salt", group: "1-day" as const, price: 60, regions: []}],
  regions: [],
}
const pages = planPages(content)
const paths = pages.map(({path}) => path)
const texts = (title: string) => ({
  title: {en: title, es: title},
  description: {en: "", es: ""},
  cardDescription: {en: "", es: ""},
  seo: {description: {en: "", es: ""}},
  questions: [],
  groups: [],
})

it("has a page in each language, or one for all", () => {
  for (const route of ["guide/", "guide/salt/", "imprint/", "kept/"])
    expect(paths).toEqual(expect.arrayContaining([`/en/${route}`, `/es/${route}`]))
  expect(paths).toContain("/desk/")
  expect(paths).not.toContain("/en/desk/")
})

it("is found without a language, by the build and by every host", () => {
  const redirects = planRedirects(content)
  for (const route of ["/guide/", "/guide/salt/", "/imprint/", "/kept/"]) {
    expect(redirects).toContainEqual({fromPath: route, toPath: `/en${route}`})
    expect(redirectOf(route, path => paths.includes(path))).toBe(`/en${route}`)
  }
})

it("stands in sitemap and llms.txt unless it is kept from search", () => {
  const names = [
    "home",
    "catalogue",
    "destinations",
    "booking",
    "about",
    "questions",
    "terms",
    "treatment",
    "conduct",
  ]
  const shown = Object.fromEntries(names.map(name => [name, texts(name)]))
  const site = {...texts("Roots"), brand: "Roots", whatsapp: "", email: "", social: {}}
  const length = {days: 1}
  const salt = {...content.experiences[0], ...texts("Salt"), length, regions: [], activities: []}
  const settings = {siteUrl: "https://a.example", isNoindex: false}
  const small = {...shown, experiences: [salt], site, regions: []} as never
  const files = searchFiles(small, settings, key => key)
  const [xml, guide] = [files["sitemap.xml"], files["llms.txt"]]
  expect(xml).toContain("<loc>https://a.example/es/guide/salt/</loc>")
  expect(xml).not.toMatch(/kept|logout|404/)
  expect(guide).toContain("[about](https://a.example/en/guide/)")
  expect(guide).toContain("[terms](https://a.example/en/imprint/)")
  expect(guide).not.toContain("/kept/")
})

it("says noindex where it is kept from search", () => {
  const kept = pages.filter(({path}) => path.endsWith("/kept/"))
  expect(kept.map(({context}) => context.isNoindex)).toEqual([true, true])
  const guide = pages.find(({path}) => path === "/es/guide/")
  expect(guide?.context).not.toHaveProperty("isNoindex")
})

it("is linked where its entry says", () => {
  const linksOf = (part: FunctionComponent<Parameters<typeof Header>[0]>) => {
    const html = renderToStaticMarkup(
      createElement(part, {path: "/es/", SavedLink: () => null} as never),
    )
    return [...html.matchAll(/\[([^\]]+)\]/g)].map(([, to]) => to)
  }
  const [header, footer] = [linksOf(Header), linksOf(Footer)]
  expect(header).toEqual(expect.arrayContaining(["/es/guide/", "/es/kept/"]))
  expect(header).not.toContain("/es/imprint/")
  expect(footer).toEqual(expect.arrayContaining(["/es/guide/", "/es/kept/", "/es/imprint/"]))
  expect(footer.indexOf("/es/kept/")).toBeLessThan(footer.indexOf("/es/terms/"))
})
