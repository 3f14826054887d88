import {type Browser, test as base, expect, type Page} from "@playwright/test"

type Link = {address: string; words: string}

/** What a crawler reads of one page, without running its scripts. */
export type CrawledPage = {
  path: string
  /** Full address on the server. */
  url: string
  language: string
  title: string
  description: string
  robots: string
  canonical: string
  /** Address of each version by its hreflang. */
  alternates: Record<string, string>
  /** Content of the Open Graph and Twitter tags by their name. */
  sharing: Record<string, string>
  jsonLd: string[]
  heading: string
  /** Words that are seen when the page opens. */
  visibleText: string
  /** All words, those in closed blocks too. */
  text: string
  ids: string[]
  links: Link[]
  breadcrumbs: Link[]
  /** Addresses of all pictures. */
  pictures: string[]
}

/** Runs in the page. */
const read = (): Omit<CrawledPage, "path" | "url"> => {
  const all = <Tag extends Element>(selector: string) => [
    ...document.querySelectorAll<Tag>(selector),
  ]
  const squeeze = (text: string) => text.replace(/\s+/g, " ").trim()
  const content = (selector: string) =>
    document.querySelector<HTMLMetaElement>(selector)?.content ?? ""
  const toLink = (link: HTMLAnchorElement) => ({
    address: link.href,
    words: squeeze(link.textContent ?? ""),
  })
  const pairs = (tags: HTMLMetaElement[]) =>
    tags.map(tag => [tag.getAttribute("property") ?? tag.name, tag.content])
  return {
    language: document.documentElement.lang,
    title: document.title,
    description: content('meta[name="description"]'),
    robots: content('meta[name="robots"]'),
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? "",
    alternates: Object.fromEntries(
      all<HTMLLinkElement>('link[rel="alternate"][hreflang]').map(link => [
        link.hreflang,
        link.href,
      ]),
    ),
    sharing: Object.fromEntries(
      pairs(all<HTMLMetaElement>('meta[property^="og:"], meta[name^="twitter:"]')),
    ),
    jsonLd: all('script[type="application/ld+json"]').map(script => script.textContent ?? ""),
    heading: squeeze(document.querySelector("h1")?.textContent ?? ""),
    visibleText: squeeze(document.body.innerText),
    text: squeeze(document.querySelector("#___gatsby")?.textContent ?? ""),
    ids: all("[id]").map(({id}) => id),
    links: all<HTMLAnchorElement>("a[href]").map(toLink),
    breadcrumbs: all<HTMLElement>("main nav:has(li[aria-current]) li").map(item => {
      const link = item.querySelector("a")
      return link ? toLink(link) : {address: location.href, words: squeeze(item.innerText)}
    }),
    pictures: all<HTMLImageElement>("img").map(({src}) => src),
  }
}

const follow = async (page: Page, origin: string, path: string): Promise<CrawledPage> => {
  const response = await page.goto(path, {waitUntil: "domcontentloaded"})
  if (response?.status() !== 200) throw new Error(`${path} has status ${response?.status()}`)
  if (page.url() !== `${origin}${path}`) throw new Error(`${path} leads to ${page.url()}`)
  return {path, url: page.url(), ...(await page.evaluate(read))}
}

/**
 * Visits every page that links lead to from "/", as a crawler does that runs no script.
 *
 * @param origin - of the server
 * @returns each page by its path
 * @throws Error naming a link that leads to no page, or not straight to one
 */
const crawl = async (browser: Browser, origin: string) => {
  const context = await browser.newContext({baseURL: origin, javaScriptEnabled: false})
  const page = await context.newPage()
  await page.route(/\.(avif|webp|jpg|png|svg|woff2|ico)$/, route => route.abort())
  const pages = new Map<string, CrawledPage>()
  const waiting = ["/"]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue
    const read = await follow(page, origin, path)
    pages.set(path, read)
    const addresses = read.links.map(({address}) => new URL(address))
    waiting.push(...addresses.filter(url => url.origin === origin).map(({pathname}) => pathname))
  }
  await context.close()
  return pages
}

const timeout = 180_000

/** Playwright's test with all pages of the site, crawled once by each worker. */
export const test = base.extend<object, {pages: Map<string, CrawledPage>}>({
  pages: [
    async ({browser}, use, {project}) => use(await crawl(browser, project.use.baseURL ?? "")),
    {scope: "worker", timeout},
  ],
})

export {expect}
