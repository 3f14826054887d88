import i18next from "i18next"
import {createElement, type FunctionComponent} from "react"
import {renderToStaticMarkup} from "react-dom/server"
import {I18nextProvider} from "react-i18next"
import config from "../../gatsby-config"
import {useLanguage} from "../../src/i18n/use-language"
import {useWords} from "../../src/i18n/use-words"
import {Footer} from "../../src/layout/footer/footer"
import {Header} from "../../src/layout/header/header"
import {Bilingual} from "../../src/layout/plain-layout/bilingual"
import {Seo} from "../../src/seo/seo"
import {SharedHead} from "../../src/seo/shared-head"
import {bilingual, line} from "../content/schema/text"
import {isWords} from "../content/texts-of"
import {pickLanguage} from "../graphql/localized"
import {redirectOf} from "../publish/hosting/rules"
import {sitemap} from "../publish/search/sitemap"
import {planPages} from "./plan-pages"
import {planRedirects} from "./plan-redirects"

jest.mock("../../src/i18n/locales")

jest.mock("../content/renamed-trips", () => ({
  renamedTrips: () => [{slug: "seniorbahia", formerSlugs: ["bahiasenior"]}],
}))

jest.mock("../../src/site/links", () => ({links: {navigation: [], more: [], legal: []}}))

jest.mock("gatsby", () => ({
  graphql: () => "",
  Link: ({to}: {to: string}) => createElement("a", {href: to}),
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

const origin = "https://a.example"
const codes = ["en", "es", "fr"]

const i18n = i18next.createInstance()
beforeAll(() =>
  i18n.init({
    lng: "fr",
    resources: Object.fromEntries(
      codes.map(code => [code, {"not-found": {title: `title (${code})`}}]),
    ),
  }),
)
const content = {
  experiences: [
    {
      slug: "seniorbahia",
      formerSlugs: ["bahiasenior"],
      group: "3-days" as const,
      price: 600,
      regions: [],
    },
  ],
  regions: [],
}
const pages = planPages(content)
const paths = pages.map(({path}) => path)

const render = (part: unknown, props: object = {path: "/fr/terms/", SavedLink: () => null}) =>
  renderToStaticMarkup(
    createElement(
      I18nextProvider,
      {i18n} as never,
      createElement(part as FunctionComponent, props),
    ),
  )
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found)

it("has every page that the others have", () => {
  const routesOf = (code: string) =>
    paths.filter(path => path.startsWith(`/${code}/`)).map(path => path.slice(code.length + 1))
  expect(routesOf("fr")).toContain("/experiences/seniorbahia/")
  expect(routesOf("fr")).toEqual(routesOf("en"))
  expect(new Set(paths).size).toBe(paths.length)
})

it("is known to the plugin that brings words", () => {
  const plugins = JSON.stringify(config.plugins)
  expect(plugins).toContain("/:lang(en|es|fr)?/:rest*")
  expect(plugins).toContain('"languages":["en","es","fr"]')
})

it("has its redirects, and leaves unprefixed addresses to the default", () => {
  const redirects = planRedirects(content)
  const former = {
    fromPath: "/fr/experiences/bahiasenior/",
    toPath: "/fr/experiences/seniorbahia/",
  }
  expect(redirects).toContainEqual(former)
  expect(redirectOf(former.fromPath, path => paths.includes(path))).toBe(former.toPath)
  expect(redirects).toContainEqual({fromPath: "/terms/", toPath: "/en/terms/"})
})

it("is named by the sitemap and by the head of every version", () => {
  const head = (language: string) =>
    render(Seo, {
      data: {
        identity: {brand: "Roots", creator: "@roots"},
        site: {siteMetadata: {siteUrl: origin}},
      },
      context: {language},
      title: "Terms",
      description: "",
      path: "/terms/",
      image: "/terms.jpg",
      imageAlt: "",
    })
  const versions = [...codes.map(code => `${origin}/${code}/terms/`), `${origin}/en/terms/`]
  for (const code of codes) {
    const html = head(code)
    expect(all(html, /hrefLang="([^"]+)"/g)).toEqual([...codes, "x-default"])
    expect(all(html, /rel="alternate"[^>]* href="([^"]+)"/g)).toEqual(versions)
    expect(all(html, /og:locale:alternate" content="([^"]+)"/g)).toHaveLength(2)
  }
  expect(head("fr")).toContain('<html lang="fr">')
  const xml = sitemap([{path: "/fr/terms/"}], origin)
  expect(all(xml, /hreflang="([^"]+)"/g)).toEqual([...codes, "x-default"])
  expect(all(xml, /href="([^"]+)"/g)).toEqual(versions)
})

it("is among the switches", () => {
  const links = (part: unknown) => all(render(part), /href="([^"]+)" hrefLang="\w+" lang="\w+"/g)
  expect(links(Footer)).toEqual(["/en/terms/", "/es/terms/", "/fr/terms/"])
  // In the bar and in the menu.
  expect(links(Header)).toEqual(["/en/terms/", "/es/terms/", "/en/terms/", "/es/terms/"])
  expect(render(Footer)).toMatch(
    /aria-label="Fr, Français"[^>]*aria-current="true"|aria-current="true"[^>]*aria-label="Fr, Français"/,
  )
})

it("is spoken by pages without a language, and alone where the address tells it", () => {
  const Part = () => createElement("a", {href: `/${useLanguage()}/`}, useWords()("not-found:title"))
  const blocks = render(Bilingual, {children: createElement(Part)})
  for (const code of codes)
    expect(blocks).toMatch(
      new RegExp(`lang="${code}"[^>]*><a href="/${code}/">title \\(${code}\\)</a>`),
    )
  const edges = codes.map(language => ({
    node: {ns: "logout", language, data: JSON.stringify({tab: `Bye ${language}`})},
  }))
  const head = render(SharedHead, {
    data: {
      locales: {edges: [...edges, {node: {ns: "common", data: JSON.stringify({tab: "Other"})}}]},
      identity: {brand: "Roots"},
    },
    title: "logout:tab",
  })
  expect(head).toContain("<title>Bye en · Bye es · Bye fr | Roots</title>")
  expect(all(head, /address-language=(\w+)\]/g)).toEqual(codes)
})

it("is asked of every text of the content", () => {
  const title = bilingual(line())
  expect(title.safeParse({en: "Salt", es: "Sal", fr: "Sel"}).success).toBe(true)
  expect(title.safeParse({en: "Salt", es: "Sal"}).success).toBe(false)
  expect(pickLanguage({en: "Salt", fr: "Sel"}, "fr")).toBe("Sel")
  expect(isWords({field: "title.fr", text: "Sel"})).toBe(true)
})
