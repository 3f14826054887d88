import sharp from "sharp"
import {readEnvironment} from "../gatsby/environment/environment"
import {otherLanguages, toLanguage} from "../src/i18n/languages"
import {locales} from "../src/i18n/locales"
import {expect, test} from "./support/built-pages"
import {site} from "./support/site"

const siteUrl = readEnvironment(process.env).GATSBY_SITE_URL

test("chat apps get each page's words and a picture", async ({pages, request}) => {
  const looked = new Set<string>()
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
    expect(sharing["twitter:creator"], path).toBe(/example/.test(creator) ? undefined : creator)
    if (looked.has(image)) continue
    looked.add(image)
    const file = await request.get(image.replace(siteUrl, ""))
    expect(file.status(), image).toBe(200)
    const {width, height, format} = await sharp(await file.body()).metadata()
    expect({width, height, format}, image).toEqual({width: 1200, height: 630, format: "jpeg"})
    // Some chat apps show no heavier one.
    expect((await file.body()).length, image).toBeLessThanOrEqual(300_000)
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
