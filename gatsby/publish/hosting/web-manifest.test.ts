import {existsSync} from "fs"
import sharp from "sharp"
import {webManifest} from "./web-manifest"

const manifest = JSON.parse(
  webManifest({brand: "Roots", description: {en: "Trips in Colombia", es: "Viajes"}} as never),
)

it("names the site on a phone's home screen, in its first language", () => {
  expect(manifest).toMatchObject({
    name: "Roots",
    short_name: "Roots",
    description: "Trips in Colombia",
    lang: "en",
    start_url: "/",
    display: "browser",
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  })
})

it("names icons that there are, in the size that it says", async () => {
  expect(manifest.icons.length).toBeGreaterThan(0)
  for (const {src, sizes, type} of manifest.icons) {
    expect(existsSync(`static${src}`)).toBe(true)
    const {width, height, format} = await sharp(`static${src}`).metadata()
    expect([sizes, type]).toEqual([`${width}x${height}`, `image/${format}`])
  }
  const maskable = manifest.icons.filter(({purpose}: {purpose?: string}) => purpose === "maskable")
  expect(maskable).toHaveLength(1)
})
