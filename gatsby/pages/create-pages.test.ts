import path from "node:path"
import {languages} from "../../src/i18n/languages"
import {namedLanguage, pathWithoutLanguage} from "../../src/i18n/paths"
import {localizedRoutes} from "../routes"
import {createPages, planPages} from "./create-pages"

jest.mock("../publish/trip-search", () => ({writeTripSearch: async () => {}}))
jest.mock("../content/check-site", () => ({
  checkSite: async () => ({
    issues: [{file: "data/site.json", path: ["brand"], message: "expected a text; found nothing"}],
  }),
}))

const pages = planPages({
  experiences: [{slug: "cali"}, {slug: "bay"}],
  regions: [{slug: "cali"}, {slug: "coast"}],
})
const paths = pages.map(({path}) => path)

it("makes exactly one page per language, route and entry, and those that have no language", () => {
  expect(paths.filter(path => !namedLanguage(path))).toEqual(["/", "/404/", "/logout/"])
  for (const language of languages) {
    const own = paths.filter(path => namedLanguage(path) === language).map(pathWithoutLanguage)
    // Each collection has two entries.
    expect(own).toHaveLength(localizedRoutes.length + 2)
    expect(own).toEqual(
      expect.arrayContaining(["/", "/about-us/", "/experiences/bay/", "/destinations/cali/"]),
    )
  }
  expect(new Set(paths).size).toBe(paths.length)
})

it("serves the home at /", () => {
  const root = pages.find(({path}) => path === "/")
  expect(root).toMatchObject({template: "src/templates/home.tsx", context: {name: "home"}})
  expect(root?.context).not.toHaveProperty("isNoindex")
})

it("keeps what is a visitor’s own, and what has no language, from search", () => {
  const hidden = pages.filter(({context}) => context.isNoindex).map(({path}) => path)
  const own = languages.flatMap(language => [`/${language}/saved/`, `/${language}/compare/`])
  expect(hidden.sort()).toEqual([...own, "/404/", "/logout/"].sort())
})

it("makes the pages of what the content has, and tells of issues in development", async () => {
  jest.replaceProperty(process, "env", {...process.env, NODE_ENV: "development"})
  const createPage = jest.fn()
  const error = jest.fn()
  const hook = createPages as (args: object) => Promise<void>
  const args = {actions: {createPage}, reporter: {error}}
  const data = {allExperience: {nodes: [{slug: "salt"}]}, allRegion: {nodes: [{slug: "coast"}]}}
  await hook({...args, graphql: async () => ({data})})
  expect(createPage).toHaveBeenCalledWith({
    path: "/es/experiences/salt/",
    component: path.resolve("src/templates/experience.tsx"),
    context: expect.objectContaining({slug: "salt"}),
  })
  expect(error).toHaveBeenCalledWith(
    expect.stringContaining("data/site.json → brand: expected a text"),
  )
  const errors = [{message: "no such field"}]
  await expect(hook({...args, graphql: async () => ({errors})})).rejects.toThrow("no such field")
})
