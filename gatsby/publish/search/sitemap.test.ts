/** @jest-environment jsdom */
import {planPages} from "../../pages/plan-pages"
import {sitemap} from "./sitemap"

const pages = planPages({
  experiences: [{slug: "cali"}],
  regions: [],
})

describe("sitemap", () => {
  const xml = new DOMParser().parseFromString(sitemap(pages, "https://a.example"), "text/xml")

  it("is well-formed and names every version of a page with its language", () => {
    expect(xml.querySelector("parsererror")).toBeNull()
    const entry = [...xml.querySelectorAll("url")].find(
      url => url.querySelector("loc")?.textContent === "https://a.example/es/experiences/cali/",
    )
    const links = [...(entry?.getElementsByTagName("xhtml:link") ?? [])].map(link => [
      link.getAttribute("hreflang"),
      link.getAttribute("href"),
    ])
    expect(links).toEqual([
      ["en", "https://a.example/en/experiences/cali/"],
      ["es", "https://a.example/es/experiences/cali/"],
      ["x-default", "https://a.example/en/experiences/cali/"],
    ])
  })

  it("names the photographs of a page", () => {
    const text = sitemap(
      pages,
      "https://a.example",
      () => undefined,
      ({path}) => (path === "/es/experiences/cali/" ? ["/static/0/a.jpg"] : []),
    )
    const images = new DOMParser()
      .parseFromString(text, "text/xml")
      .getElementsByTagName("image:loc")
    expect([...images].map(({textContent}) => textContent)).toEqual([
      "https://a.example/static/0/a.jpg",
    ])
  })
})
