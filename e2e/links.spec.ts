import {expect, test} from "./support/built-pages"
import {allPages} from "./support/site"

test("links lead straight to every page, and to nothing else", ({pages}) => {
  // A comparison names its trips, so only scripts lead there.
  const linked = allPages.map(({path}) => path).filter(path => !path.endsWith("/compare/"))
  expect([...pages.keys()].sort()).toEqual(["/", ...linked].sort())
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
