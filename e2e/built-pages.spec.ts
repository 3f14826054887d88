import {HtmlValidate} from "html-validate"
import {languages} from "../src/i18n/languages"
import {
  builtFiles,
  builtPaths,
  builtText,
  expect,
  isBuilt,
  readBuilt,
  test,
} from "./support/built-pages"
import {allPages, experiences, site} from "./support/site"
import {findTrip, skipUnless} from "./support/trips"
import {word} from "./support/words"

// One worker reads all pages, once.
test.describe.configure({mode: "default"})

/** Off is what is a matter of style, which React writes in its own, and what axe judges. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "form-dup-name": ["error", {shared: ["radio", "checkbox", "button", "reset", "submit"]}],
    "no-inline-style": "off",
    "tel-non-breaking": "off",
    "unique-landmark": "off",
    "valid-id": ["error", {relaxed: true}],
    "void-style": "off",
  },
})

test("every page is valid HTML", async () => {
  expect(builtPaths).not.toEqual([])
  const faults: string[] = []
  for (const path of builtPaths)
    for (const {messages} of (await validator.validateString(builtText(path))).results)
      for (const {line, column, message, ruleId, selector} of messages)
        faults.push(`${path}:${line}:${column}: ${message} (${ruleId}) ${selector ?? ""}`)
  expect(faults).toEqual([])
})

test("no page carries what gatsby-plugin-image writes for its own component", ({pages}) => {
  for (const {path, html} of pages.values()) expect(html, path).not.toContain("gatsby-image-")
})

test("no source map is published", () => {
  expect(builtFiles.filter(file => file.endsWith(".map"))).toEqual([])
})

test("all that a page asks for or leads to within the site is there", () => {
  const pages = new Map(builtPaths.map(path => [path, readBuilt(path)]))
  for (const {path, internal} of pages.values()) {
    const missing = internal.filter(link => {
      const [address = "", id] = decodeURI(link)
        .replace(/\?[^#]*/, "")
        .split("#")
      const target = pages.get(address || path)
      return !isBuilt(address || path) || (id && target && !target.ids.includes(id))
    })
    expect(missing, path).toEqual([])
  }
})

test("links lead straight to every page, and to nothing else", ({pages}) => {
  // A comparison names its trips, so only scripts lead there.
  const linked = allPages.map(({path}) => path).filter(path => !path.endsWith("/compare/"))
  expect([...pages.keys()].sort()).toEqual(["/", ...linked].sort())
})

test("every text shows its price, none the placeholder of one", ({pages}) => {
  for (const {path, html} of pages.values()) expect(html, path).not.toMatch(/(?<!\{)\{price\}/)
})

test("links keep the language of the page, but those that lead to another on purpose", () => {
  const {links} = readBuilt("/es/")
  const foreign = links.filter(({attributes}) => /^\/(?!es\/)/.test(attributes.href ?? ""))
  for (const {attributes} of foreign) expect(languages).toContain(attributes.hreflang)
  expect(foreign.length).toBeLessThan(links.length / 2)
})

test("the header marks the page that is shown, and the catalogue on every experience", () => {
  const say = (name: string) => word("en", "common", `nav.${name}`)
  const all = ["home", "experiences", "questions", "about"].map(say)
  for (const [path, name] of [
    ["/en/", "home"],
    ["/en/experiences/", "experiences"],
    [`/en/experiences/${findTrip().slug}/`, "experiences"],
    ["/en/questions-answers/", "questions"],
    ["/en/about-us/", "about"],
  ] as const) {
    // The bar stands before all else.
    const {links} = readBuilt(path)
    const classOf = (name: string) => links.find(({words}) => words === name)?.attributes.class
    expect(
      all.filter(of => classOf(of)?.includes("active")),
      path,
    ).toEqual([say(name)])
  }
})

test("the footer leads to the operator's profiles, terms and policy, and says since when", () => {
  const {links, text} = readBuilt("/es/about-us/")
  const ofNewTab = {target: "_blank", rel: "noopener noreferrer"}
  for (const name of ["WhatsApp", "Facebook", "LinkedIn", "Instagram"])
    expect(links).toContainEqual(
      expect.objectContaining({
        attributes: expect.objectContaining({
          ...ofNewTab,
          "aria-label": expect.stringMatching(`^${name} `),
        }),
      }),
    )
  for (const name of ["terms", "treatment"]) {
    const [link] = links.filter(({words}) => words === word("es", "common", `footer.${name}`))
    expect(link?.attributes.href).toBe(`/es/${name}/`)
  }
  expect(text).toContain(word("es", "common", "footer.social"))
  expect(text).toContain(`© ${site.copyrightFrom}`)
})

/** Where each picture of a page is centred, with what follows it up to the next. */
const picturesOf = (path: string) =>
  builtText(path)
    .split("<picture>")
    .slice(1)
    .map(html => ({html, position: /<img[^>]* style="object-position:([^"]+)"/.exec(html)?.[1]}))

test("cards and posters are cut around the focus that the data names", () => {
  const cards = picturesOf("/en/experiences/")
  skipUnless(
    experiences.find(({focus}) => focus),
    "no trip names a focus",
  )
  for (const {slug, focus} of experiences) {
    const position = focus && `${focus.x}% ${focus.y}%`
    const card = cards.find(({html}) => html.includes(`href="/en/experiences/${slug}/"`))
    expect(card, slug).toMatchObject({position})
    expect(picturesOf(`/es/experiences/${slug}/`)[0], slug).toMatchObject({position})
  }
})
