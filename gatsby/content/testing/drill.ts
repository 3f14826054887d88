import {rm} from "fs/promises"
import {pageQuerier} from "../../graphql/testing/query-pages"
import {planPages} from "../../pages/plan-pages"
import {planRedirects} from "../../pages/plan-redirects"
import {copySite, projectContent, type Site} from "./copied-site"

/** The data file of a trip. */
export const fileOf = (slug: string) => `data/experiences/${slug}/experience.json`

/** The trips of the project. */
export const slugs = Object.keys(projectContent()).flatMap(
  file => /^data\/experiences\/(.+)\/experience\.json$/.exec(file)?.[1] ?? [],
)

/** What the project's data files name: regions, activities, things to pack. */
export const names = () => {
  const {"data/activities.json": activities, "data/packing.json": packing} = projectContent()
  const keysOf = (list: {key: string}[]) => list.map(({key}) => key)
  return {
    regions: Object.keys(projectContent()).flatMap(
      file => /^data\/regions\/(.+)\/region\.json$/.exec(file)?.[1] ?? [],
    ),
    activities: keysOf(activities.activities),
    things: packing.groups.flatMap(({items}: {items: {key: string}[]}) => keysOf(items)),
  }
}

/** What the build would have of a site, which must be without a fault. */
const build = async (query: ReturnType<typeof pageQuerier>, site: Site) => {
  const {content, faults} = await site.load()
  expect(faults).toEqual([])
  if (!content) throw new Error("the content is not sound")
  const data = await query(site.root, planPages(content))
  expect([...data.values()].join()).not.toMatch(/\{price\}|\[object Object\]/)
  const pageOf = (slug: string, language = "en", screen = "experiences") =>
    data.get(`/${language}/${screen}/${slug}/`) ?? ""
  return {data, pageOf, redirects: planRedirects(content)}
}

/**
 * Gives each test of a file a copy of the project's site that it may change, and takes it away
 * afterwards.
 */
export const drill = () => {
  const query = pageQuerier()
  let site: Site
  beforeEach(async () => {
    site = await copySite()
  })
  afterEach(() => rm(site.root, {recursive: true}))
  return {site: () => site, build: () => build(query, site)}
}
