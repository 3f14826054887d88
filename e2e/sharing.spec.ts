import sharp from "sharp"
import {readEnvironment} from "../gatsby/environment/environment"
import {otherLanguages, toLanguage} from "../src/i18n/languages"
import {locales} from "../src/i18n/locales"
import {expect, test} from "./support/built-pages"
import {pages as expectedPages, site} from "./support/site"

const siteUrl = readEnvironment(process.env).GATSBY_SITE_URL

const content = (html: string, name: string) =>
  new RegExp(`<meta[^>]*(?:property|name)="${name}"[^>]*content="([^"]*)"`).exec(html)?.[1] ?? ""

test("every page has a sharing picture of its own language, 1200 × 630", async ({request}) => {
  const seen = new Map<string, string>()
  for (const {path} of expectedPages) {
    const html = await (await request.get(path)).text()
    const image = content(html, "og:image")
    expect(image.startsWith(`${siteUrl}/sharing/`), `${path}: ${image}`).toBe(true)
    expect(content(html, "twitter:image")).toBe(image)
    expect(content(html, "og:url")).toBe(`${siteUrl}${path}`)
    expect(seen.get(image), `${path} shares its picture`).toBeUndefined()
    seen.set(image, path)
    const file = await request.get(image.replace(siteUrl, ""))
    expect(file.status()).toBe(200)
    const {width, height} = await sharp(await file.body()).metadata()
    expect([width, height]).toEqual([1200, 630])
    // Some chat apps show no heavier one.
    expect((await file.body()).length).toBeLessThanOrEqual(300_000)
  }
})

test("chat apps get the same words as result pages, and a picture of 1200 × 630", async ({
  pages,
  request,
}) => {
  const checked = new Set<string>()
  for (const {path, language, title, description, canonical, sharing} of pages.values()) {
    const codes = otherLanguages(toLanguage(language)).map(other => locales[other].openGraph)
    expect(codes, path).toContain(sharing["og:locale:alternate"])
    expect(sharing, path).toMatchObject({
      "og:type": "website",
      "og:title": title,
      "og:description": description,
      "og:url": canonical,
      "og:site_name": site.brand,
      "og:locale": locales[toLanguage(language)].openGraph,
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.stringMatching(/^.{20,180}$/),
      "twitter:card": "summary_large_image",
      "twitter:image": sharing["og:image"],
    })
    // A placeholder is nobody's account.
    const {creator} = site
    expect(sharing["twitter:creator"], path).toBe(/example/.test(creator) ? undefined : creator)
    const image = sharing["og:image"] ?? ""
    if (checked.has(image)) continue
    checked.add(image)
    expect(image.startsWith(`${siteUrl}/`), image).toBe(true)
    const file = await request.get(image.replace(siteUrl, ""))
    expect(file.status(), image).toBe(200)
    const {width, height, format} = await sharp(await file.body()).metadata()
    expect({width, height, format}, image).toEqual({width: 1200, height: 630, format: "jpeg"})
  }
})

test("manifest and icons are there and name the brand", async ({page, request}) => {
  await page.goto("/en/terms/")
  await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", "/site.webmanifest")
  const manifest = await (await request.get("/site.webmanifest")).json()
  expect(manifest.name).toBe(site.brand)
  for (const {src, sizes} of manifest.icons as {src: string; sizes: string}[]) {
    const {width, height} = await sharp(await (await request.get(src)).body()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  for (const icon of ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png"])
    expect((await request.get(icon)).status()).toBe(200)
  const inPage = await page.locator("link[rel=icon][type]").getAttribute("href")
  const drawn = await page.evaluate(async source => {
    const image = new Image()
    image.src = source ?? ""
    await image.decode()
    return image.naturalWidth
  }, inPage)
  expect(drawn).toBeGreaterThan(0)
})
