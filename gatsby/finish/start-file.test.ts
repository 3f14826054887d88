import {
  build,
  filer,
  gatsbyTags,
  page,
  prepareBuild,
  read,
  slice,
  starts,
  write,
} from "./testing/scripts-build"

prepareBuild()

it("leaves of all scripts one address, and what is the page's own", async () => {
  const file = await filer()
  const done = [file("index.html", page()), file("en/trip/index.html", page())]
  const [name] = await starts()
  const tag = (data: string) =>
    `<head><script>1</script><script data-late="/${name}" ${data}></script></head><body>${slice("")}</body>`
  expect(done).toEqual([
    tag('data-page="/" data-later="0"'),
    tag('data-page="/en/trip/" data-later="1"'),
  ])
  expect(file("404.html", page())).toContain('data-page="/404.html" data-later="0"')
  expect(await starts()).toEqual([name])
})

it("writes what Gatsby's scripts and the start will look for, then the late code", async () => {
  await filer("window.x=window.siteScripts")
  const [name = ""] = await starts()
  expect(name).toMatch(/^start-[0-9a-f]{20}\.js$/)
  const text = await read(name)
  expect(text.split("\n")[1]).toBe("window.x=window.siteScripts")
  const window: Record<string, unknown> = {}
  const document = {querySelector: () => ({dataset: {page: "/en/trip/"}})}
  new Function("window", "document", text)(window, document)
  expect(window).toMatchObject({
    ___chunkMapping: '{"template":["/template-1.js"]}',
    pagePath: "/en/trip/",
    x: {
      scripts: ["/runtime-1.js", "/app-1.js"],
      later: [
        ["/page-data/app-data.json", "/page-data/sq/d/42.json", "/home-1.js"],
        ["/page-data/app-data.json", "/page-data/sq/d/42.json", "/shared-1.js", "/trip-1.js"],
      ],
    },
  })
})

it("tells releases apart by their scripts alone, on the window as in Gatsby's data", async () => {
  const release = async () => {
    const file = await filer()
    const [, name = ""] = /data-late="\/([^"]+)"/.exec(file("index.html", page())) ?? []
    const start = await read(name)
    const [, onWindow] = /___webpackCompilationHash="([^"]+)"/.exec(start) ?? []
    const data = await read("page-data/app-data.json")
    expect(JSON.parse(data)).toEqual({webpackCompilationHash: onWindow})
    return onWindow
  }
  const first = await release()
  expect(first).toMatch(/^[0-9a-f]{20}$/)
  await write("page-data/app-data.json", {webpackCompilationHash: "other"})
  expect(await release()).toBe(first)
  await build(2)
  expect(await release()).not.toBe(first)
})

it("changes nothing on a page that is done, and names another file when scripts are others", async () => {
  const once = (await filer())("index.html", page())
  expect((await filer())("index.html", once)).toBe(once)
  const [name = ""] = await starts()

  await build(2)
  const stitched = once.replace(slice(""), slice(gatsbyTags(2)))
  const again = (await filer())("index.html", stitched)
  const next = (await starts()).find(other => other !== name) ?? ""
  expect(again).toBe(once.replace(name, next))
  const text = await read(next)
  expect(text).toContain("/app-2.js")
  expect(text).not.toContain("/app-1.js")
  expect(text.split("\n").slice(1)).toEqual(["go(1)"])
})

it("leaves scripts of others, and data, alone", async () => {
  const others =
    '<script src="https://tags.test/a.js" async=""></script><script src="//tags.test/a.js" async=""></script>' +
    '<script src="/own.js"></script><script src="/own.js.txt" async=""></script>' +
    '<script type="application/ld+json">{"a":1}</script><script id="own">run()</script>'
  const file = await filer()
  expect(file("index.html", page() + others)).toContain(`</body>${others}`)
})

it("says when it is given a page that was not named before", async () => {
  const file = await filer()
  expect(() => file("en/late/index.html", page())).toThrow(
    "en/late/index.html is none of the pages that were named",
  )
})

it("says when a page has no place for the address", async () => {
  const file = await filer()
  expect(() => file("index.html", "<body></body>")).toThrow("found no place for the address")
})
