import {deferScripts} from "./defer-scripts"

const page = `<body><!-- slice-start id="_gatsby-scripts-1" --><script>window.a=1</script><script src="/runtime-1.js" async></script><script src="/app-2.js" async=""></script><!-- slice-end id="_gatsby-scripts-1" --></body>`

describe("deferScripts", () => {
  const deferred = deferScripts(page, ["/page-data/en/page-data.json", "/template-3.js"])

  it("keeps the scripts' addresses and order, and nothing that a browser fetches", () => {
    expect(deferred).not.toContain("<script src=")
    expect(deferred).toContain(
      `<script data-src="/runtime-1.js" data-preload="/page-data/en/page-data.json /template-3.js"></script><script data-src="/app-2.js"></script>`,
    )
  })

  it("keeps inline scripts, and the marks by which Gatsby finds its tags in the next build", () => {
    expect(deferred).toContain("<script>window.a=1</script>")
    expect(deferred).toMatch(/<!-- slice-start.*data-src.*<!-- slice-end/)
  })

  it("changes nothing on a page that is done but what is wanted now", () => {
    const preloads = ["/page-data/en/page-data.json", "/template-4.js"]
    expect(deferScripts(deferred, preloads)).toBe(deferred.replace("template-3", "template-4"))
  })

  it("says when Gatsby's tags are not found", () => {
    expect(() => deferScripts("<body></body>", [])).toThrow("no script tags of Gatsby's to defer")
  })
})
