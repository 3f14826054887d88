import {languages} from "../../src/i18n/languages"
import {namedLanguage, pathWithoutLanguage} from "../../src/i18n/paths"
import {routes} from "../routes"
import {planPages} from "./plan-pages"

const content = {
  experiences: [{slug: "cali"}, {slug: "bay"}],
  regions: [{slug: "cali"}, {slug: "coast"}],
}

const pages = planPages(content)
const paths = pages.map(({path}) => path)

it("makes exactly one page per language, route and entry, and those that have no language", () => {
  expect(paths.filter(path => !namedLanguage(path))).toEqual(["/", "/404/", "/logout/"])
  for (const language of languages) {
    const own = paths.filter(path => namedLanguage(path) === language).map(pathWithoutLanguage)
    // Each collection has two entries.
    expect(own).toHaveLength(routes.filter(({hasLanguage = true}) => hasLanguage).length + 2)
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
