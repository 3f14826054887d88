import type {SiteContent} from "../../gatsby/content/site-content"
import {planPages} from "../../gatsby/pages/plan-pages"
import {planRedirects} from "../../gatsby/pages/plan-redirects"
import {feedFiles} from "../../gatsby/publish/feeds/write-feeds"
import {redirectsFile} from "../../gatsby/publish/hosting/static-host"
import {webManifest} from "../../gatsby/publish/hosting/web-manifest"
import {searchIndex} from "../../gatsby/publish/planner/search-index"
import {searchFiles} from "../../gatsby/publish/search/search-files"
import {chatText} from "../../gatsby/words/chat-text"
import {allWords} from "../../gatsby/words/testing/all-words"
import {whatsappUrl} from "../../src/chat/chat-link"
import {findTrips, readIndex} from "../../src/features/catalogue/search/find-trips"
import type {Language} from "../../src/i18n/languages"
import type {Words} from "../../src/i18n/use-words"
import {formulasIn, readCells} from "./read-cells"

const siteUrl = "https://a.example"

type InLanguage = {language: Language; t: Words}

const plain = (text: string) =>
  text.replaceAll("**", "").replaceAll(/\[([^[\]]+)\]\([^()\s]*\)/g, "$1")

/** Places of a Markdown text that a reader would take for links elsewhere, or for pictures. */
const strayLinks = (markdown: string) => {
  const text = markdown.replace(/\\[[\]\\`!]/g, "")
  const links = [...text.matchAll(/\]\s*\(([^)]*)\)?|^\s*\[[^\]]*\]:\s*(\S+)/gm)]
  return links
    .map(([whole, inline, defined]) => ({whole, to: inline ?? defined ?? ""}))
    .filter(({to}) => !to.startsWith(`${siteUrl}/`))
    .map(({whole}) => `a link: ${whole}`)
}

const faultsOfGuide = (text: string, {site}: SiteContent) => {
  const lines = text.split("\n")
  const odd = lines.filter(line => line !== "" && !/^(#{1,2} |> |- |[^#>\-\s])/.test(line))
  return [
    ...strayLinks(text),
    ...odd.map(line => `an odd line: ${line}`),
    ...(lines.filter(line => line.startsWith("# ")).length === 1 ? [] : ["not one title"]),
    ...(lines[0]?.includes("\r") ? [`a broken line: ${site.brand}`] : []),
  ]
}

const faultsOfTable = (text: string, {experiences}: SiteContent, language: Language) => {
  const [heading = [], ...rows] = readCells(text, ",")
  const column = (name: string) => rows.map(row => row[heading.indexOf(name)] ?? "")
  const saysAll = (name: string, texts: readonly string[]) =>
    column(name).every(
      (cell, index) => cell.replaceAll("'", "") === texts[index]?.replaceAll("'", ""),
    )
  return [
    ...formulasIn(text).map(cell => `a formula in ${cell}`),
    ...rows.filter(row => row.length !== heading.length).map(row => `cells: ${row.length}`),
    ...(saysAll(
      "title",
      experiences.map(({title}) => title[language]),
    )
      ? []
      : [`${language}: other titles`]),
  ]
}

const faultsOfFeed = (text: string, {experiences}: SiteContent, language: Language) => {
  const {trips} = JSON.parse(text) as {trips: {url: string; title: string; description: string}[]}
  return trips.flatMap(({url, title, description}, index) => {
    const trip = experiences[index]
    return [
      ...(url.startsWith(`${siteUrl}/${language}/experiences/`) ? [] : [`an address: ${url}`]),
      ...(title === trip?.title[language] ? [] : [`a title: ${title}`]),
      ...(description === plain(trip?.description[language] ?? "") ? [] : ["a description"]),
    ]
  })
}

/** The index finds trips, and nothing else, by the words that were put into it. */
const faultsOfIndex = (content: SiteContent, language: Language) => {
  const searched = {...content, activities: content.activities.activities}
  const index = readIndex(searchIndex(searched, language))
  const slugs = content.experiences.map(({slug}) => slug)
  const found = content.experiences.flatMap(({title}) => findTrips(index, title[language]))
  return found.filter(slug => !slugs.includes(slug)).map(slug => `found ${slug}`)
}

const faultsOfChats = ({experiences, site}: SiteContent, {language, t}: InLanguage) =>
  experiences.flatMap(({kind, messagingTitle}) => {
    const text = chatText(kind, messagingTitle[language], t)
    const {origin, pathname, searchParams, hash} = new URL(whatsappUrl(site.whatsapp, text))
    const isRight =
      origin === "https://wa.me" &&
      pathname === `/${site.whatsapp}` &&
      [...searchParams.keys()].join() === "text" &&
      searchParams.get("text") === text &&
      text.includes(messagingTitle[language]) &&
      hash === ""
    return isRight ? [] : [`a chat: ${text}`]
  })

const isPath = (path: string) => /^\/([a-z0-9-]+\/)*$/.test(path)

/**
 * Writes every file that a build writes of its content, reads each as others read it, and says what is
 * not as it should be: a cell that is calculated, a link that leads elsewhere, a text that is another.
 *
 * @param words - of every language
 */
export const faultsOfFiles = (content: SiteContent, words: readonly InLanguage[]): string[] => {
  const pictures = new Map(
    content.experiences.map(({slug}) => [slug, {poster: `/feeds/${slug}.jpg`, photos: []}]),
  )
  const feeds = feedFiles(content, {siteUrl, pictures, words: allWords})
  const [{t}] = words as [InLanguage]
  const files = searchFiles(content, {siteUrl, isNoindex: false}, t)
  const manifest = JSON.parse(webManifest(content.site)) as {name: string; start_url: string}
  const redirects = planRedirects(content)
  return [
    ...words.flatMap(({language}) => [
      ...faultsOfTable(feeds[`meta-${language}.csv`] ?? "", content, language),
      ...faultsOfFeed(feeds[`trips-${language}.json`] ?? "", content, language),
      ...faultsOfIndex(content, language),
    ]),
    ...words.flatMap(own => faultsOfChats(content, own)),
    ...faultsOfGuide(files["llms.txt"] ?? "", content),
    ...[...(files["sitemap.xml"] ?? "").matchAll(/<loc>([^<]*)<\/loc>/g)]
      .filter(([, address = ""]) => !isPath(address.replace(siteUrl, "")))
      .map(([whole]) => `the sitemap: ${whole}`),
    ...(manifest.name === content.site.brand && manifest.start_url === "/" ? [] : ["the manifest"]),
    ...redirectsFile(redirects)
      .split("\n")
      .filter(line => line && !/^\/[a-z0-9/-]+ \/[a-z0-9/-]+ 301$/.test(line))
      .map(line => `a redirect: ${line}`),
    ...planPages(content)
      .filter(({path}) => !isPath(path))
      .map(({path}) => `a page: ${path}`),
  ]
}
