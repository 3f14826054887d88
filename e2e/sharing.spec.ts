import sharp from "sharp"
import {readEnvironment} from "../gatsby/environment/environment"
import {otherLanguages, toLanguage} from "../src/i18n/languages"
import {locales} from "../src/i18n/locales"
import {expect, test} from "./support/built-pages"
import {site} from "./support/site"

// One worker reads all pages, once.
test.describe.configure({mode: "default"})

const siteUrl = readEnvironment(process.env).GATSBY_SITE_URL

test("chat apps get each page's words and a picture of its own", async ({pages, request}) => {
  const owners = new Map<string, string>()
  for (const {path, language, title, description, canonical, robots, sharing} of pages.values()) {
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
      "og:image": expect.stringMatching(`^${siteUrl}/sharing/`),
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.stringMatching(/^.{20,180}$/),
      "twitter:card": "summary_large_image",
      "twitter:image": image,
    })
    // A placeholder is nobody's account.
    const {creator} = site
    expect(sharing["twitter:creator"], path).toBe(/example/.test(creator) ? undefined : creator)
    // The root is the home page once more; what search may not list goes with another's.
    if (robots === "") expect(owners.get(image) ?? canonical, path).toBe(canonical)
    if (owners.has(image)) continue
    owners.set(image, canonical)
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
