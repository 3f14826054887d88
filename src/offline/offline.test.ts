import {keyOf, picturesOf, storeOffline} from "./offline"

const picture = (name: string) =>
  `<img srcset="/static/${name}-640.webp 640w,\n/static/${name}-1150.webp 1150w,\n/static/${name}-1920.webp 1920w">`

const html = `
  <main>${picture("hero")}${picture("hero")}
    <img srcset="/static/only.webp 640w">
    <ul data-list="{}">${picture("other")}</ul>
    <img src="/flag.svg">
  </main>`

it("stores a page's own pictures in a size that is not the largest", () => {
  const hero = "/static/hero-1150.webp"
  expect(picturesOf(html)).toEqual([hero, hero, "/static/only.webp"])
})

it("stores one size of a picture for all", () => {
  const folder = `/static/${"a1".repeat(16)}/`
  expect([`${folder}b2c3d/hero.webp`, "/static/flag.svg"].map(keyOf)).toEqual([
    folder,
    "/static/flag.svg",
  ])
})

it("stores also where there are no locks", async () => {
  jest.replaceProperty(process, "env", {...process.env, NODE_ENV: "production"})
  Object.assign(window, {caches: {keys: async () => []}})
  Object.assign(navigator, {serviceWorker: {getRegistration: async () => undefined}})
  expect(await storeOffline([])).toEqual([])
})
