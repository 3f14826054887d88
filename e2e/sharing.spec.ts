import {expect, test} from "@playwright/test"
import sharp from "sharp"
import {pages, site} from "./support/site"

const origin = "https://www.example.com"

const content = (html: string, name: string) =>
  new RegExp(`<meta[^>]*(?:property|name)="${name}"[^>]*content="([^"]*)"`).exec(html)?.[1] ?? ""

test("every page has a sharing picture of its own language, 1200 × 630", async ({request}) => {
  const seen = new Map<string, string>()
  for (const {path} of pages) {
    const html = await (await request.get(path)).text()
    const image = content(html, "og:image")
    expect(image.startsWith(`${origin}/sharing/`), `${path}: ${image}`).toBe(true)
    expect(content(html, "twitter:image")).toBe(image)
    expect(content(html, "og:url")).toBe(`${origin}${path}`)
    expect(seen.get(image), `${path} shares its picture`).toBeUndefined()
    seen.set(image, path)
    const file = await request.get(image.replace(origin, ""))
    expect(file.status()).toBe(200)
    const {width, height} = await sharp(await file.body()).metadata()
    expect([width, height]).toEqual([1200, 630])
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
})
