import {robots} from "./robots"

describe("robots", () => {
  it("advertises the sitemap of the public site", () => {
    const text = robots({siteUrl: "https://a.example", isNoindex: false})
    expect(text).toBe("User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\n")
  })

  it("lets crawlers read the noindex of an unlisted build, and advertises nothing", () => {
    const text = robots({siteUrl: "https://dev.a.example", isNoindex: true})
    expect(text).not.toMatch(/Disallow|Sitemap/)
    expect(text).toMatch(/^User-agent: \*\nAllow: \/$/m)
  })
})
