import {checkDrawnSigns} from "./check-drawn-signs"
import {tellFault} from "./fault"

const root = process.cwd()

const check = async (value: object) =>
  (await checkDrawnSigns(root, root, [{file: "data/a.json", value}]))
    .map(tellFault)
    .map(({file, field, found}) => [file, field, found])

const seo = {title: {en: "Search", es: "Búsqueda"}}
const lacks = (signs: string) => `"${signs}", which the font of sharing pictures lacks`

it("names the place and the signs that sharing pictures cannot show", async () => {
  const title = {en: "Bogotá → Cali 🎉", es: "中 Cali"}
  expect(await check({seo, title, tagline: {en: "Rooted ★", es: "Con raíces"}})).toEqual([
    ["data/a.json", "title.en", lacks("→ 🎉")],
    ["data/a.json", "title.es", lacks("中")],
    ["data/a.json", "tagline.en", lacks("★")],
  ])
})

it("looks at the title that is drawn alone", async () => {
  const arrow = {en: "→", es: "→"}
  expect(await check({seo: {title: arrow}, name: seo.title, closing: arrow})).toEqual([])
  expect((await check({seo: {title: arrow}})).map(([, field]) => field)).toEqual([
    "seo.title.en",
    "seo.title.es",
  ])
  expect((await check({brand: "A →", tagline: seo.title})).map(([, field]) => field)).toEqual([
    "brand",
  ])
})

it.each(["Łódź, Brașov, Győr", "Việt Nam, Hà Nội", "−5 °C", "a\u2011b", "e\u0301", "½ × €\u202f5"])(
  "takes %j, which one of the fonts can draw",
  async en => {
    expect(await check({seo, title: {en}})).toEqual([])
  },
)
