import {parse} from "csv-parse/sync"
import {DomUtils, parseDocument} from "htmlparser2"
import sharp from "sharp"
import {isPriceOnRequest} from "../gatsby/content/prices"
import {readEnvironment} from "../gatsby/environment/environment"
import {
  defaultLanguage,
  languages,
  locales,
  otherLanguages,
  toLanguage,
} from "../src/i18n/languages"
import {pathWithoutLanguage} from "../src/i18n/paths"
import {
  type BuiltPage,
  builtSize,
  builtText,
  expect,
  isBuilt,
  origin,
  readBuilt,
  test,
} from "./support/built-pages"
import {experiences, publicValue, site} from "./support/site"
import {bookWords, word} from "./support/words"

// One worker reads all pages, once.
test.describe.configure({mode: "default"})

const siteUrl = readEnvironment(process.env).GATSBY_SITE_URL

const pathOf = (address: string) => {
  expect(address.startsWith(`${siteUrl}/`), address).toBe(true)
  return address.slice(siteUrl.length)
}

/** Pages that are their own canonical address and keep nobody away. */
const indexableOf = (pages: Map<string, BuiltPage>) =>
  [...pages.values()].filter(
    ({path, canonical, robots}) => canonical === `${siteUrl}${path}` && !robots.includes("noindex"),
  )

test("each page names its versions, and they name it back", ({pages}) => {
  for (const {path, language, canonical, alternates} of pages.values()) {
    expect(Object.keys(alternates).sort(), path).toEqual([...languages, "x-default"].sort())
    expect(alternates[language], path).toBe(canonical)
    expect(alternates["x-default"], path).toBe(alternates[defaultLanguage])
    expect(pages.get(pathOf(canonical))?.canonical, path).toBe(canonical)
    for (const [code, address] of Object.entries(alternates)) {
      const version = pages.get(pathOf(address))
      expect(version?.alternates, `${path} → ${code}`).toEqual(alternates)
      if (code !== "x-default") expect(version?.language).toBe(code)
    }
  }
})

test("the sitemap lists the indexable pages with their versions", ({pages}) => {
  const sitemap = parseDocument(builtText("/sitemap-0.xml"), {xmlMode: true})
  const entries = DomUtils.getElementsByTagName("url", sitemap).map(url => ({
    address: DomUtils.getText(DomUtils.getElementsByTagName("loc", url)),
    alternates: Object.fromEntries(
      DomUtils.getElementsByTagName("xhtml:link", url).map(({attribs}) => [
        attribs.hreflang,
        attribs.href,
      ]),
    ),
  }))
  const listed = indexableOf(pages).map(({canonical, alternates}) => ({
    address: canonical,
    alternates,
  }))
  const byAddress = (a: {address: string}, b: {address: string}) =>
    a.address.localeCompare(b.address)
  expect(entries.sort(byAddress)).toEqual(listed.sort(byAddress))
})

test("404 and logout are kept from search", () => {
  for (const path of ["/404.html", "/logout/"]) expect(readBuilt(path).robots, path).toBe("noindex")
})

test("the guide for reading programs leads to every page", ({pages}) => {
  const addresses = [...builtText("/llms.txt").matchAll(/\]\(([^)]+)\)/g)].map(
    ([, address = ""]) => address,
  )
  const urls = addresses.map(address => new URL(pathOf(address), siteUrl))
  for (const {pathname, hash} of urls) {
    expect(pages.has(pathname), pathname).toBe(true)
    if (hash) expect(pages.get(pathname)?.ids).toContain(hash.slice(1))
  }
  const named = new Set(urls.map(({pathname}) => pathname))
  const missing = indexableOf(pages).filter(
    ({path, language}) => language === defaultLanguage && !named.has(path),
  )
  expect(missing.map(({path}) => path)).toEqual([])
})

// What a row says is stated in gatsby/publish/text-files.test.ts.
test("Meta's feeds name every trip with a price, its page and a square picture", async ({
  pages,
}) => {
  const priced = experiences.filter(trip => !isPriceOnRequest(trip)).map(({slug}) => slug)
  for (const language of languages) {
    const feed = builtText(`/feeds/meta-${language}.csv`)
    const rows: Record<string, string>[] = parse(feed, {columns: true})
    expect(rows.map(({id}) => id).sort()).toEqual(priced.toSorted())
    for (const {id, link = "", image_link: picture = ""} of rows) {
      const {pathname} = new URL(link)
      expect(pathname).toBe(`/${language}/experiences/${id}/`)
      expect(pages.has(pathname), pathname).toBe(true)
      if (language !== defaultLanguage) continue
      const {width, height, format} = await sharp(`public${new URL(picture).pathname}`).metadata()
      expect([width, height, format], id).toEqual([1080, 1080, "jpeg"])
    }
  }
})

test("chat apps get each page's words and a picture", async ({pages}) => {
  const images = new Set<string>()
  for (const {path, language, title, description, canonical, sharing} of pages.values()) {
    const codes = otherLanguages(toLanguage(language)).map(other => locales[other].openGraph)
    expect(codes, path).toContain(sharing["og:locale:alternate"])
    const image = sharing["og:image"] ?? ""
    expect(sharing, path).toMatchObject({
      "og:type": "website",
      "og:title": title,
      "og:description": description,
      "og:url": canonical,
      "og:site_name": site.brand,
      "og:locale": locales[toLanguage(language)].openGraph,
      "og:image": expect.stringMatching(`^${siteUrl}/static/`),
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.stringMatching(/^.{20,180}$/),
      "twitter:card": "summary_large_image",
      "twitter:image": image,
    })
    // A placeholder is nobody's account.
    const {creator} = site
    expect(sharing["twitter:creator"], path).toBe(publicValue(creator))
    images.add(pathOf(image))
  }
  for (const image of images) {
    const {width, height, format} = await sharp(`public${image}`).metadata()
    expect([width, height, format], image).toEqual([1200, 630, "jpeg"])
    // Some chat apps show no heavier one.
    expect(builtSize(image), image).toBeLessThanOrEqual(300_000)
  }
})

test("manifest and icons are there and name the brand", async () => {
  const {html} = readBuilt("/en/terms/")
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"')
  const manifest = JSON.parse(builtText("/manifest.webmanifest"))
  expect(manifest.name).toBe(site.brand)
  for (const {src, sizes} of manifest.icons as {src: string; sizes: string}[]) {
    const {width, height} = await sharp(`public${src}`).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  for (const icon of ["/favicon.svg", "/apple-touch-icon.png"])
    expect((await sharp(`public${icon}`).metadata()).width).toBeGreaterThan(0)
  const [, inPage = ""] = /data:image\/svg\+xml;base64,([^"]+)/.exec(html) ?? []
  expect((await sharp(Buffer.from(inPage, "base64")).metadata()).width).toBeGreaterThan(0)
  expect(isBuilt("/favicon.ico")).toBe(true)
})

// What is served has any shape until it is checked.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Thing = Record<string, any>

const thingsOf = ({path, jsonLd}: BuiltPage): Thing[] => {
  expect(jsonLd, path).toHaveLength(1)
  return JSON.parse(jsonLd[0] ?? "")["@graph"]
}

const find = (page: BuiltPage, type: string) =>
  thingsOf(page).find(thing => thing["@type"] === type)

/** The text of a page without what links to other sites add. */
const readText = ({text, language}: BuiltPage) =>
  text.replaceAll(` (${word(toLanguage(language), "common", "actions.newTab")})`, "")

/** Every text under one of these names, at any depth. */
const wordsOf = (thing: unknown): string[] =>
  thing !== null && typeof thing === "object"
    ? Object.entries(thing).flatMap(([key, value]) =>
        typeof value === "string" && ["name", "description", "text", "email"].includes(key)
          ? [value]
          : wordsOf(value),
      )
    : []

test("says nothing that the page does not", ({pages}) => {
  for (const page of pages.values()) {
    const words = thingsOf(page).flatMap(wordsOf)
    expect(words.length, page.path).toBeGreaterThan(0)
    for (const text of words) expect(readText(page), page.path).toContain(text.replace(/\s+/g, " "))
    expect(page.jsonLd.join(), page.path).not.toMatch(/rating|review/i)
  }
})

test("home names the agency and the site, without a placeholder for a contact", ({pages}) => {
  for (const path of ["/", ...languages.map(language => `/${language}/`)]) {
    const page = pages.get(path) as BuiltPage
    // A local business has an address.
    const type = publicValue(site.company.address) ? "TravelAgency" : "Organization"
    expect(thingsOf(page).map(thing => thing["@type"])).toEqual([type, "WebSite"])
    expect(find(page, type)?.image, path).toBe(page.sharing["og:image"])
    expect(find(page, "WebSite")).toMatchObject({name: site.brand, url: `${siteUrl}/`})
    expect(page.jsonLd.join()).not.toMatch(/0{8}|@example\.|com\/(company\/)?example"/)
  }
})

test("breadcrumbs are those that the page shows", ({pages}) => {
  for (const page of pages.values()) {
    if (pathWithoutLanguage(page.path) === "/") continue
    const crumbs = find(page, "BreadcrumbList")?.itemListElement.map((item: Thing) => ({
      address: item.item,
      words: item.name,
    }))
    const shown = page.breadcrumbs.map(({address, words}) => ({
      address: address.replace(origin, siteUrl),
      words,
    }))
    expect(shown.length, page.path).toBeGreaterThan(1)
    expect(crumbs, page.path).toEqual(shown)
  }
})

test("an experience is offered at the price that is seen", ({pages}) => {
  const shown = [...pages.values()].filter(({path}) => /\/experiences\/./.test(path))
  expect(shown).toHaveLength(languages.length * experiences.length)
  for (const page of shown) {
    const {offers} = find(page, "Product") as Thing
    if (!offers) continue
    const words = bookWords(offers.price, toLanguage(page.language))
    expect(page.visibleText, page.path).toContain(words.replace(/\s/g, " "))
  }
})
