/** @jest-environment node */
import type {ComponentProps} from "react"
import {renderToStaticMarkup} from "react-dom/server"
import {imageOf} from "../lib/testing/processed-image"
import {pageHead, withBrand} from "./seo"

jest.mock("gatsby", () => ({graphql: () => undefined}))

const hostile = "</script><script>alert(1)</script><!-- &lt; & \u2028"

it("a title has the brand where both fit into 60 characters", () => {
  const longest = "x".repeat(45)
  expect(withBrand(longest, "Entre Raíces")).toBe(`${longest} | Entre Raíces`)
  expect(withBrand(`${longest}x`, "Entre Raíces")).toBe(`${longest}x`)
})

describe("pageHead", () => {
  const Head = pageHead(() => ({
    content: {
      title: "Cali",
      seo: {title: "Salsa en Cali", description: "Cuatro días de salsa."},
      sharing: {image: imageOf("/sharing/cali-es.jpg"), imageAlt: "Una pareja baila"},
    },
    structuredData: [{"@type": "Place", name: hostile}],
  }))
  const head = (isNoindex: boolean, isUnlisted = false) => {
    const data = {
      locales: {edges: []},
      operator: {brand: "Entre Raíces", creator: "@roots"},
      site: {siteMetadata: {siteUrl: "https://dev.a.example", isNoindex}},
    }
    const props = {
      data,
      location: {pathname: "/es/"},
      pageContext: {language: "es", isNoindex: isUnlisted},
    }
    return renderToStaticMarkup(<Head {...(props as unknown as ComponentProps<typeof Head>)} />)
  }

  it("keeps every page of an unlisted build from search, and of the public site what says so", () => {
    expect(head(true)).toContain('<meta name="robots" content="noindex"/>')
    expect(head(false, true)).toContain('<meta name="robots" content="noindex"/>')
    expect(head(false)).not.toContain("robots")
  })

  it("builds every address from the origin of the build", () => {
    const addresses = [...head(true).matchAll(/(?:href|content)="(https?:\/\/[^/"]+)/g)].map(
      ([, origin]) => origin,
    )
    expect(new Set(addresses)).toEqual(new Set(["https://dev.a.example"]))
  })

  it("has structured data that cannot close its element, nor lose a character", () => {
    const [, inside = ""] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head(true)) ?? []
    expect(inside).not.toContain("<")
    expect(JSON.parse(inside)["@graph"][0].name).toBe(hostile)
  })
})
