import {filesOf} from "./offline"

const picture = (name: string) =>
  `<img srcset="/static/${name}-640.webp 640w,\n/static/${name}-1150.webp 1150w,\n/static/${name}-1920.webp 1920w">`

const html = `
  <main>${picture("hero")}${picture("hero")}
    <img srcset="/static/only.webp 640w">
    <ul data-list="{}">${picture("other")}</ul>
    <img src="/flag.svg">
  </main>
  <template><script src="/app-1.js"></script><script>inline()</script></template>
  <script src="https://example.com/tag.js"></script>`

it("stores a page's scripts, and of its own pictures a size that is not the largest", () => {
  expect(filesOf(html)).toEqual(["/app-1.js", "/static/hero-1150.webp", "/static/only.webp"])
})
