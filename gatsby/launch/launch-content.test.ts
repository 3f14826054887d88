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

/** A made-up value of the same form that is no placeholder. */
const real = (text: unknown) =>
  String(text)
    .replaceAll(/example/gi, "roots")
    .replaceAll("0", "1")

/** The content of this project as its owner completes it before the site is public. */
const completed = () => {
  const site = content()
  for (const field of placeholderFields(site.site)) {
    const keys = field.split(/[.[\]]+/).filter(Boolean)
    const owner = keys
      .slice(0, -1)
      .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], site.site)
    const last = keys.at(-1) ?? ""
    const values = owner as Record<string, unknown>
    values[last] = real(values[last])
  }
  for (const page of [site.terms, site.treatment, site.conduct]) {
    page.updated = today()
    Object.assign(page, {draft: undefined})
  }
  site.site.legal = {...site.site.legal, reviewed: today()}
  return site
}

const blocks = (site: SiteContent): LaunchLine[] =>
  launchReport(site, settings).filter(({kind}) => kind === "blocks")

it("lets this project's content go once its placeholders are replaced and its texts are read", () => {
  const site = completed()
  expect(siteSchema.safeParse(site.site).error).toBeUndefined()
  expect(blocks(site)).toEqual([])
})
