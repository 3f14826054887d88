import {readEnvironment} from "../gatsby/environment/environment"
import {defaultLanguage, languages} from "../src/i18n/languages"
import {builtText} from "./support/build"
import {type BuiltPage, expect, readBuilt, test} from "./support/built-pages"

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

test("titles and descriptions are unique in their language and fit into a result", ({pages}) => {
  const seen = new Map<string, string>()
  for (const {path, language, title, description} of indexableOf(pages)) {
    expect(title.length, `${path}: ${title}`).toBeGreaterThanOrEqual(15)
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60)
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(80)
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160)
    for (const text of [`${language} ${title}`, `${language} ${description}`]) {
      expect(seen.get(text), `${path} repeats “${text}”`).toBeUndefined()
      seen.set(text, path)
    }
  }
})

test("the sitemap lists the indexable pages with their versions", async ({
  pages,
  page,
  request,
}) => {
  const xml = await (await request.get("/sitemap.xml")).text()
  const entries = await page.evaluate(text => {
    const sitemap = new DOMParser().parseFromString(text, "text/xml")
    return [...sitemap.querySelectorAll("url")].map(url => ({
      address: url.querySelector("loc")?.textContent ?? "",
      alternates: Object.fromEntries(
        [...url.getElementsByTagName("xhtml:link")].map(link => [
          link.getAttribute("hreflang"),
          link.getAttribute("href"),
        ]),
      ),
    }))
  }, xml)
  const listed = indexableOf(pages).map(({canonical, alternates}) => ({
    address: canonical,
    alternates,
  }))
  const byAddress = (a: {address: string}, b: {address: string}) =>
    a.address.localeCompare(b.address)
  expect(entries.sort(byAddress)).toEqual(listed.sort(byAddress))
  const robots = await (await request.get("/robots.txt")).text()
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
})

test("404 and logout are kept from search and named nowhere", () => {
  for (const path of ["/404.html", "/logout/"]) {
    expect(readBuilt(path).robots, path).toBe("noindex")
    expect(builtText("/sitemap.xml")).not.toContain(path)
  }
})

test("the guide for reading programs leads to every page", async ({pages, request}) => {
  const text = await (await request.get("/llms.txt")).text()
  const addresses = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address = ""]) => address)
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
