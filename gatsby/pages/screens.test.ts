import {existsSync, readFileSync} from "fs"
import {languages} from "../../src/i18n/languages"
import {fileSchemas, nameOf} from "../content/schema/files"
import {siteLinks} from "./links"
import {screens} from "./screens"

const content = [
  ...Object.keys(fileSchemas).map(path => nameOf(path as never)),
  "experiences",
  "regions",
]

const wordOf = (language: string, label: string) => {
  const [namespace = "", path = ""] = label.split(":")
  const words = JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, "utf8"))
  return path.split(".").reduce((at, key) => at?.[key], words)
}

it.each(screens.map(screen => [screen.route, screen] as const))(
  "%s has a template, parts of the content and words that there are",
  (route, screen) => {
    expect(route).toMatch(/^\/(?:.+\/)?$/)
    expect(existsSync(screen.template)).toBe(true)
    if (screen.content !== undefined) expect(content).toContain(screen.content)
    if (screen.link) expect(Object.keys(siteLinks())).toContain(screen.link.place)
    for (const language of languages)
      if (screen.link) expect(wordOf(language, screen.link.label)).toEqual(expect.any(String))
  },
)

it("has each route once, and each part of the content at most once", () => {
  const routes = screens.map(({route}) => route)
  expect(new Set(routes).size).toBe(routes.length)
  const shown = screens.flatMap(screen => screen.content ?? [])
  expect(new Set(shown).size).toBe(shown.length)
})

it("lists every screen for search, but those without a language and those of one visitor", () => {
  for (const {isListed = true, hasLanguage = true, content: shown} of screens)
    expect(isListed).toBe(hasLanguage && shown !== undefined)
})

it("is linked from every page where its entry says, in the order of the list", () => {
  const links = siteLinks()
  for (const place of ["navigation", "more", "legal"] as const)
    expect(links[place]).toEqual(
      screens
        .filter(({link}) => link?.place === place)
        .map(({route, link}) => ({to: route, label: link?.label})),
    )
  expect(links.navigation.map(({to}) => to)).toContain("/")
})
