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
import {allPages, headingOf, publicValue, site} from "./support/site"
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

test("every page is in its language, has one heading, and its words", () => {
  for (const {path, language, heading} of allPages) {
    const page = readBuilt(path)
    expect(page.language, path).toBe(language)
    expect(page.headings, path).toEqual([heading])
    // A word whose namespace the page does not carry shows as its key.
    expect(page.html, path).not.toMatch(/[">](cards|common|experiences?|home|legal|planner):\w+\./)
  }
})

test("every page says who runs it, the legal ones all of it, what the law wants said, and where to complain", () => {
  const {company, legal} = site
  // A page without a language says it in all.
  const everywhere = ["/404.html", "/logout/"].flatMap(path =>
    languages.map(language => ({path, language})),
  )
  for (const {path, language} of [...allPages, ...everywhere]) {
    const {text, links} = readBuilt(path)
    const {legalName, registration, ...more} = company
    const isWhole = /\/(terms|treatment)\/$/.test(path)
    for (const value of [legalName, registration, ...(isWhole ? Object.values(more) : [])])
      expect(text, path).toContain(publicValue(value) ?? "")
    expect(text, path).toContain(legal?.childProtection?.[language] ?? "")
    expect(text, path).not.toMatch(/Example S\.A\.S\.|0{5}|000 000|\w@example\./)
    const leads = links.map(({address}) => address)
    expect(leads, path).toContainEqual(expect.stringContaining(legal?.authority?.url ?? ""))
    expect(leads, path).toContainEqual(expect.stringContaining(`/${language}${legal?.complaints}`))
  }
})

// A browser judges it in accessibility.spec.ts.
test("every page has a policy for its scripts", () => {
  for (const path of [...allPages.map(page => page.path), "/", "/logout/", "/404.html"])
    expect(readBuilt(path).policy, path).toMatch(/(^|; )script-src 'self' 'sha256-/)
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

test("no source map is published, nor a script in a folder that the policy would trust by mistake", () => {
  expect(builtFiles.filter(file => file.endsWith(".map"))).toEqual([])
  expect(builtFiles.filter(file => /^\/static\/.*\.(m?js|html|svg)$/.test(file))).toEqual([])
})

test("a production build has no byte of the editor", () => {
  expect(builtFiles.filter(file => file.startsWith("/editor"))).toEqual([])
  const texts = builtFiles.filter(file => /\.(html|js|css|json|txt|xml)$/.test(file))
  expect(texts.filter(file => /sveltia/i.test(builtText(file)))).toEqual([])
})

test("all that a page asks for or leads to within the site is there", () => {
  for (const {path, internal} of builtPaths.map(readBuilt)) {
    const missing = internal.filter(link => {
      const [address = "", id] = decodeURI(link)
        .replace(/\?[^#]*/, "")
        .split("#")
      const target = address || path
      const isPage = builtPaths.includes(target)
      return !isBuilt(target) || (id && isPage && !readBuilt(target).ids.includes(id))
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

test("page data holds one language and the namespaces of its page", () => {
  const data = builtText("/page-data/es/terms/page-data.json")
  const {edges} = JSON.parse(data).result.data.locales as {
    edges: {node: {ns: string; language: string}}[]
  }
  const locales = edges.map(({node}) => `${node.language}/${node.ns}`)
  expect(locales.sort()).toEqual(["es/about", "es/common", "es/legal"])
  expect(data).not.toContain(headingOf("/en/terms/"))
})

test("links keep the language of the page, but those that lead to another on purpose", () => {
  const {links} = readBuilt("/es/")
  const foreign = links.filter(({attributes}) => /^\/(?!es\/)/.test(attributes.href ?? ""))
  for (const {attributes} of foreign) expect(languages).toContain(attributes.hreflang)
  expect(foreign.length).toBeLessThan(links.length / 2)
})

test("the footer leads to the operator's profiles, and says since when", () => {
  const {links, text} = readBuilt("/es/about-us/")
  for (const name of ["WhatsApp", "Facebook", "LinkedIn", "Instagram"])
    expect(links).toContainEqual(
      expect.objectContaining({
        attributes: expect.objectContaining({
          target: "_blank",
          rel: "noopener noreferrer",
          "aria-label": expect.stringMatching(`^${name} `),
        }),
      }),
    )
  expect(text).toContain(word("es", "common", "footer.social"))
  expect(text).toContain(`© ${site.copyrightFrom}`)
})
