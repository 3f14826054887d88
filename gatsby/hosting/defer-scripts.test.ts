import {deferScripts} from "./defer-scripts"

const page = `<body><!-- slice-start id="_gatsby-scripts-1" --><script>window.a=1</script><script src="/runtime-1.js" async></script><script src="/app-2.js" async=""></script><!-- slice-end id="_gatsby-scripts-1" --></body>`

describe("deferScripts", () => {
  const deferred = deferScripts(page)

  it("keeps the scripts' addresses and order, and nothing that a browser fetches", () => {
    expect(deferred).not.toContain("<script src=")
    expect(deferred).toContain(
      `<script data-src="/runtime-1.js"></script><script data-src="/app-2.js"></script>`,
    )
  })

  it("keeps inline scripts, and the marks by which Gatsby finds its tags in the next build", () => {
    expect(deferred).toContain("<script>window.a=1</script>")
    expect(deferred).toMatch(/<!-- slice-start.*data-src.*<!-- slice-end/)
  })

  it("leaves a page alone that is done", () => {
    expect(deferScripts(deferred)).toBe(deferred)
  })

  it("says when Gatsby's tags are not found", () => {
    expect(() => deferScripts("<body></body>")).toThrow("no script tags of Gatsby's to defer")
  })
})
