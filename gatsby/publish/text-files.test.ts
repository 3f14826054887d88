import {parse as parseCsv} from "csv-parse/sync"
import type {Complete} from "../../src/lib/complete"
import {smallWords} from "../words/testing/small-words"
import {llms} from "./llms"
import {metaFeed} from "./meta-feed"
import {robots} from "./text-files"

type Trip = Queries.MetaFeedQuery["allExperience"]["nodes"][number]

const siteUrl = "https://a.example"

const picture = (src: string) =>
  ({childImageSharp: {gatsbyImageData: {images: {fallback: {src}}}}}) as Trip["image"]

const feed = (trip: Partial<Trip> = {}) => ({
  operator: {brand: "Roots"},
  allExperience: {
    nodes: [
      {
        slug: "bay",
        code: "BAY1",
        group: "3-days",
        price: 1400,
        isPriceOnRequest: false,
        title: "The bay",
        description: "A **long** walk, “slow; quiet”.\nThen a boat.",
        regions: [{name: "Coast"}, {name: "Hills"}],
        image: picture("/static/bay.jpg"),
        photos: null,
        ...trip,
      },
    ],
  },
})

const rowsOf = (text: string): Record<string, string>[] => parseCsv(text, {columns: true})

it("describes a trip to Meta in plain words, with its price and whole addresses", () => {
  const photos = [{image: picture("/static/1.jpg")}, {image: picture("/static/2.jpg")}]
  expect(rowsOf(metaFeed(feed({photos}), siteUrl, "en"))).toEqual([
    {
      id: "bay",
      title: "The bay",
      description: "A long walk, “slow; quiet”.\nThen a boat.",
      availability: "in stock",
      condition: "new",
      price: "1400.00 EUR",
      link: `${siteUrl}/en/experiences/bay/?utm_source=meta&utm_medium=social&utm_campaign=catalogue`,
      image_link: `${siteUrl}/static/bay.jpg`,
      additional_image_link: `${siteUrl}/static/1.jpg,${siteUrl}/static/2.jpg`,
      brand: "Roots",
      custom_label_0: "BAY1",
      custom_label_1: "3-days",
      custom_label_2: "Coast / Hills",
    },
  ])
})

it("tells Meta in another language only the words and the page", () => {
  const [row = {}] = rowsOf(metaFeed(feed(), siteUrl, "es"))
  expect(Object.keys(row)).toEqual(["id", "override", "title", "description", "link"])
  expect(row.override).toBe("es_XX")
  expect(row.link).toContain(`${siteUrl}/es/experiences/bay/?`)
})

it.each(["=1+1", "+1", "-1", "@a", "\t=1", "＝1"])("shows %j as text in a spreadsheet", title => {
  expect(rowsOf(metaFeed(feed({title}), siteUrl, "en"))[0]?.title).toBe(`'${title}`)
})

const nobody = {telephone: null, email: null, profiles: []}
const content: Complete<Queries.LlmsQuery> = {
  operator: {brand: "Roots", description: "Trips", publicContact: nobody},
  pages: {
    nodes: [{path: "/about-us/", seo: {title: "A [page]", description: "What it says."}}],
  },
  catalogue: {
    groups: [
      {
        title: "Long trips",
        experiences: [
          {
            path: "/experiences/bay/",
            title: "The bay",
            cardDescription: "Whales.",
            factRows: [{label: "Season", lines: ["June", "July"]}],
          },
        ],
      },
    ],
  },
  questions: {
    seo: {title: "Questions"},
    questions: [{key: "safe", question: "Safe?", answer: "**Yes**"}],
  },
}

const english = {language: "en", t: smallWords.en} as const

it("tells programs the whole site in plain Markdown", () => {
  const text = llms(content, siteUrl, english)
  for (const line of [
    "# Roots",
    "> Trips",
    "## Long trips",
    `- [The bay](${siteUrl}/en/experiences/bay/): Whales. Season: June, July.`,
    `- [A \\[page\\]](${siteUrl}/en/about-us/): What it says.`,
    `- [Safe?](${siteUrl}/en/questions-answers/#safe): Yes`,
  ])
    expect(text.split("\n")).toContain(line)
  expect(text).not.toContain("## Contact")
  expect(llms(content, siteUrl, {language: "es", t: smallWords.es})).toContain(
    `(${siteUrl}/es/experiences/bay/)`,
  )
  const reachable = {...nobody, telephone: "+571", profiles: ["https://b.example"]}
  const operator = {...content.operator, publicContact: reachable}
  expect(llms({...content, operator}, siteUrl, english)).toMatch(
    /## Contact\n\n- WhatsApp: \+571\n- https:\/\/b\.example\n/,
  )
})

it("names the sitemap to crawlers only where search may list the site, and shuts none out", () => {
  expect(robots(siteUrl, false)).toContain(`\nSitemap: ${siteUrl}/sitemap-index.xml\n`)
  expect(robots(siteUrl, true)).toBe("User-agent: *\nAllow: /\n")
})
