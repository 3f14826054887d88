import {filesOf} from "./offline"

const picture = (name: string) =>
  `<img srcset="/static/${name}-640.webp 640w, /static/${name}-1920.webp 1920w, /static/${name}-1150.webp 1150w">`

const html = `
  <main>${picture("hero")}${picture("hero")}
    <ul data-list="{}">${picture("other")}</ul>
    <img src="/flag.svg">
  </main>
  <template><script src="/app-1.js"></script><script>inline()</script></template>
  <script src="https://example.com/tag.js"></script>`

it.each([
  [390, "640"],
  [800, "1150"],
  [3000, "1150"],
])("keeps scripts, and pictures for a window of %p pixels", (width, size) => {
  expect(filesOf(html, width)).toEqual(["/app-1.js", `/static/hero-${size}.webp`])
})
