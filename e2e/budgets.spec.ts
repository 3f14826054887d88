import {expect, test} from "@playwright/test"
import sharp from "sharp"
import {builtSize, builtText, candidatesOf, scriptsOf, zippedSize} from "./support/built-pages"
import {allPages, listedPages} from "./support/site"

/**
 * What a first visit on a phone may transfer, in bytes; text as gzip sends it. The catalogue shows
 * every experience, so its HTML and data grow with them and have budgets of their own.
 */
const budgets = {
  html: 36_000,
  catalogueHtml: 38_000,
  // A photograph of a gallery in HTML, and in data: its link, its files, its structured data.
  photo: 200,
  script: 116_000,
  // The data policy is the longest text: it names all that a browser keeps.
  data: 8000,
  catalogueData: 14_000,
  // A trip's page has its days, its places and what to know before; a sentence more fails no test.
  tripData: 15_000,
  // A region's page has a card for each of its trips.
  destinationData: 10_000,
  // What a phone of 412 points at 1.75 pixels picks for the width that the page names; a photograph
  // rich in detail is as heavy, posters weigh a third.
  hero: 60_000,
  // It is fetched beside the hero, and shares a slow network with it.
  font: 22_000,
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)

const sizesOfPages = (weigh: (html: string, path: string) => number) =>
  allPages.map(({path}) => [path, weigh(builtText(path), path)] as const)

/** What a phone chooses its first picture from: the crop for narrow screens, if there is one. */
const heroOf = (html: string) => {
  const [, source, image] =
    /<picture>(<source[^>]*>)?(<img[^>]*fetchpriority="high"[^>]*>)/.exec(html) ?? []
  return source ?? image
}

/** Budgets of pages that grow with the content, by what ends their address. */
const growing = {
  html: [[/\/experiences\/$/, budgets.catalogueHtml]],
  data: [
    // The planner's pages carry all trips, too, so that nothing is fetched later.
    [/\/(experiences|saved|compare)\/$/, budgets.catalogueData],
    [/\/experiences\/[^/]+\/$/, budgets.tripData],
    [/\/destinations\/[^/]+\/$/, budgets.destinationData],
  ],
  script: [],
} satisfies Record<string, [RegExp, number][]>

const pagesOver = (what: keyof typeof growing, weigh: (html: string, path: string) => number) =>
  sizesOfPages(weigh).filter(([path, size]) => {
    const [, most] = growing[what].find(([end]) => end.test(path)) ?? [path, budgets[what]]
    return size > most
  })

test("no page's HTML, scripts or data are over budget", () => {
  const scripts = (_: string, path: string) => sum(scriptsOf(path).map(zippedSize))
  expect(Math.min(...sizesOfPages(scripts).map(([, size]) => size))).toBeGreaterThan(0)
  expect(pagesOver("script", scripts), "scripts").toEqual([])
  const ofPhotos = (text: string) =>
    budgets.photo * (text.match(/<a href="\/static\//g) ?? []).length
  const html = (text: string, path: string) => zippedSize(path) - ofPhotos(text)
  expect(pagesOver("html", html), "HTML").toEqual([])
  const data = (text: string, path: string) =>
    zippedSize(`/page-data${path}page-data.json`) - ofPhotos(text)
  expect(pagesOver("data", data), "page data").toEqual([])
})

test("a page's font and its hero on a phone are within budget", () => {
  const fonts = (html: string) => [
    ...new Set([...html.matchAll(/\/static\/[^"')]+\.woff2/g)].map(([address]) => address)),
  ]
  const sizesOfFonts = sizesOfPages(html => sum(fonts(html).map(builtSize)))
  expect(sizesOfFonts.filter(([, size]) => size > budgets.font)).toEqual([])
  const heroes = listedPages.flatMap(({path}) => {
    const hero = heroOf(builtText(path))
    const [, share] = /(?:sizes="|37\.499em\) )(\d+)vw/.exec(hero ?? "") ?? []
    if (!hero || !share) return []
    const wanted = (412 * 1.75 * Number(share)) / 100
    const chosen = candidatesOf(hero).find(({descriptor}) => parseInt(descriptor, 10) >= wanted)
    return chosen ? [chosen.address] : []
  })
  expect(heroes.length).toBeGreaterThan(listedPages.length / 2)
  expect(heroes.filter(address => builtSize(address) > budgets.hero)).toEqual([])
})

test("no picture tells where, by what or by whom it was taken", async () => {
  const addresses = listedPages.flatMap(({path}) => candidatesOf(builtText(path)))
  const known = new Set(addresses.map(({address}) => address))
  expect(known.size).toBeGreaterThan(listedPages.length)
  const noted = ["exif", "icc", "iptc", "xmp"]
  for (const address of known)
    for (const [key, value] of Object.entries(await sharp(`public${address}`).metadata()))
      if (noted.includes(key)) expect(value, `${address} ${key}`).toBeUndefined()
})

test("a poster that opens a page is fetched at once, or the first of a list, everything else when it comes near", () => {
  let posters = 0
  for (const {path} of listedPages) {
    const html = builtText(path)
    const loading = [...html.matchAll(/<img[^>]*loading="(\w+)"/g)].map(([, how]) => how)
    const [first = ""] = /<picture>.*?<\/picture>/s.exec(html) ?? []
    const opens = first.includes("(max-width: 37.499em)") ? 1 : 0
    posters += opens
    expect(loading.slice(0, opens), path).toEqual(Array(opens).fill("eager"))
    // Others load late; the first may not: tall phones show the head of a list that begins a page.
    expect(
      loading.slice(1).filter(how => how !== "lazy"),
      path,
    ).toEqual([])
  }
  expect(posters).toBeGreaterThan(listedPages.length / 2)
})
