import {readdir, readFile, rm, writeFile} from "fs/promises"
import path from "path"
import {readContent} from "../../content/load-content"
import type {SiteContent} from "../../content/site-content"
import {makeSmallSite} from "../../content/testing/small-site"
import {scratchFolder} from "../../files/testing/scratch-folder"
import {allWords} from "../../words/testing/all-words"
import {robots} from "./robots"
import {searchFiles, writeSearchFiles} from "./search-files"
import {securityTxt} from "./security"

describe("search-files", () => {
  const listed = {siteUrl: "https://a.example", isNoindex: false}
  const unlisted = {siteUrl: "https://dev.a.example", isNoindex: true}

  const t = allWords.en

  let content: SiteContent

  beforeAll(async () => {
    const site = await makeSmallSite()
    content = (await readContent(site.root)).content
    await rm(site.root, {recursive: true})
  })

  describe("llms.txt", () => {
    it("gives every experience with price, length and place, and both its addresses", () => {
      const text = searchFiles(content, listed, t)["llms.txt"] ?? ""
      const bay = content.experiences.find(({slug}) => slug === "whale-bay")
      const line = text.split("\n").find(entry => entry.includes("/en/experiences/whale-bay/"))
      expect(line).toContain("from: €1,200")
      expect(line).toContain("15 June to 20 October")
      expect(line).toContain(`${bay?.length.days} days`)
      expect(line).toContain("[Español](https://a.example/es/experiences/whale-bay/)")
      expect(text).toMatch(/^# Small House\n\n> /)
      expect(text).toContain("https://a.example/en/questions-answers/#key-a")
      expect(text).not.toContain("**")
    })

    it("says texts as they are, whatever Markdown would make of them", () => {
      const [first, ...others] = content.experiences
      const title = {en: "Walk](https://evil.example) [on", es: "Camina"}
      const hostile = {...content, experiences: [{...first, title}, ...others]} as typeof content
      const text = searchFiles(hostile, listed, t)["llms.txt"] ?? ""
      expect(text).toContain("[Walk\\](https://evil.example) \\[on](https://a.example/en/")
    })

    it("keeps placeholders of the contact to itself and tells what is real", () => {
      expect(searchFiles(content, listed, t)["llms.txt"]).not.toMatch(
        /573000000000|hola@|## Contact/,
      )
      const site = {...content.site, whatsapp: "573101234567"}
      const text = searchFiles({...content, site}, listed, t)["llms.txt"]
      expect(text).toContain("- WhatsApp: +573101234567")
      expect(text).not.toContain("E-mail")
    })
  })

  it("takes sitemap and guide of an earlier build away from an unlisted one", async () => {
    const folder = await scratchFolder()
    await writeSearchFiles(folder, content, listed, t)
    await writeFile(path.join(folder, "sitemap.xml.br"), "")
    expect((await readdir(folder)).sort()).toEqual([
      "llms.txt",
      "robots.txt",
      "sitemap.xml",
      "sitemap.xml.br",
    ])
    await writeSearchFiles(folder, content, unlisted, t)
    expect(await readdir(folder)).toEqual(["robots.txt"])
    expect(await readFile(path.join(folder, "robots.txt"), "utf8")).not.toContain("Sitemap")
    await rm(folder, {recursive: true})
  })
})

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

describe("security.txt", () => {
  const social = {
    facebook: "https://www.facebook.com/example",
    linkedin: "https://www.linkedin.com/company/example",
    instagram: "https://www.instagram.com/example",
  }
  const placeholders = {whatsapp: "573000000000", email: "hola@example.com", social}
  const now = Date.UTC(2026, 0, 15, 10)

  it("names real contacts, for less than a year", () => {
    const site = {...placeholders, whatsapp: "573101234567", email: "hola@entreraices.co"}
    expect(securityTxt(site, "https://a.test", now)).toBe(
      [
        "Contact: mailto:hola@entreraices.co",
        "Contact: tel:+573101234567",
        "Expires: 2027-01-10T00:00:00Z",
        "Preferred-Languages: en, es",
        "Canonical: https://a.test/.well-known/security.txt",
        "",
      ].join("\n"),
    )
  })

  it("does not exist while every contact is a placeholder", () => {
    expect(securityTxt(placeholders, "https://a.test", now)).toBeNull()
  })
})
