import {expect, test} from "./support/crawl"
import {pages as expectedPages} from "./support/site"

test("links lead straight to every page, and to nothing else", ({pages}) => {
  const paths = ["/", ...expectedPages.map(({path}) => path)]
  expect([...pages.keys()].sort()).toEqual(paths.sort())
})

test("every link to a place on a page finds it", ({pages, baseURL}) => {
  const places = [...pages.values()].flatMap(({path, links}) =>
    links
      .map(({address}) => ({from: path, url: new URL(address)}))
      .filter(({url}) => url.origin === baseURL && url.hash !== ""),
  )
  expect(places.length).toBeGreaterThan(pages.size)
  const lost = places.filter(
    ({url}) => !pages.get(url.pathname)?.ids.includes(decodeURIComponent(url.hash.slice(1))),
  )
  expect(lost.map(({from, url}) => `${from} → ${url.pathname}${url.hash}`)).toEqual([])
})
