import {readContent} from "../content/load-content"
import {placeholderFields} from "../content/placeholders"
import {siteSchema} from "../content/schema/site"
import type {SiteContent} from "../content/site-content"
import {today} from "../content/today"
import {type LaunchLine, launchReport} from "./launch-report"

const settings = {GATSBY_SITE_URL: "https://www.roots.co"}

let found: SiteContent

beforeAll(async () => {
  found = (await readContent(process.cwd())).content
})

const content = () => structuredClone(found)

const keysOf = (field: string) => field.split(/[.[\]]+/).filter(Boolean)

const at = (value: unknown, keys: readonly string[]) =>
  keys.reduce((inner, key) => (inner as Record<string, unknown>)[key], value)

const put = (value: unknown, field: string, text: unknown) => {
  const keys = keysOf(field)
  const owner = at(value, keys.slice(0, -1)) as Record<string, unknown>
  owner[keys.at(-1) ?? ""] = text
}

/** A made-up value of the same form that is no placeholder. */
const real = (text: unknown) =>
  String(text)
    .replaceAll(/example/gi, "roots")
    .replaceAll("0", "1")

/** The content of this project as its owner completes it before the site is public. */
const completed = () => {
  const site = content()
  const placeholders = placeholderFields(site.site).map(
    field => [field, at(site.site, keysOf(field))] as const,
  )
  for (const [field, text] of placeholders) put(site.site, field, real(text))
  for (const page of [site.terms, site.treatment, site.conduct]) {
    page.updated = today()
    Object.assign(page, {draft: undefined})
  }
  site.site.legal = {...site.site.legal, reviewed: today()}
  return {site, placeholders}
}

const blocks = (site: SiteContent): LaunchLine[] =>
  launchReport(site, settings).filter(({kind}) => kind === "blocks")

it("lets this project's content go once its placeholders are replaced and its texts are read", () => {
  const {site} = completed()
  expect(siteSchema.safeParse(site.site).error).toBeUndefined()
  expect(blocks(site)).toEqual([])
})

it("stops again at each placeholder that is put back, with its line", () => {
  const {placeholders} = completed()
  for (const [field, text] of placeholders) {
    const {site} = completed()
    put(site.site, field, text)
    const lines = blocks(site)
    expect(lines.map(({place}) => place)).toEqual([`data/site.json → ${field}`])
    expect(JSON.stringify(lines)).toContain(`${text}`)
  }
})
