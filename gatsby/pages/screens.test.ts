import {build} from "esbuild"
import {existsSync, readdirSync, readFileSync} from "fs"
import path from "path"
import {defaultLanguage, languages} from "../../src/i18n/languages"
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

describe("namespaces", () => {
  const existing = readdirSync(`locales/${defaultLanguage}`).map(file => file.replace(".json", ""))

  const key = /["'`]([a-z][a-z-]*):[A-Za-z]/g

  /** Words that a part brings with its code. */
  const late = /locales\/\$\{\w+\}\/([a-z-]+)\.json`/g

  /** Code of every template, with all that it imports, by its path. */
  const code = new Map<string, string>()

  beforeAll(async () => {
    const {outputFiles} = await build({
      entryPoints: [...new Set(screens.map(({template}) => template))],
      outdir: ".",
      outbase: ".",
      bundle: true,
      write: false,
      packages: "external",
      format: "esm",
      jsx: "automatic",
      loader: {".css": "empty", ".module.css": "empty"},
      logLevel: "silent",
    })
    for (const {path: file, text} of outputFiles) code.set(path.relative(".", file), text)
  })

  /** Namespaces of the words that a template names. */
  const namespacesIn = (template: string) => {
    const text = code.get(template.replace(/\.tsx$/, ".js")) ?? ""
    const named = [...text.matchAll(key)].map(([, namespace = ""]) => namespace)
    const brought = [...text.matchAll(late)].map(([, namespace]) => namespace)
    return [...new Set(named)]
      .filter(namespace => existing.includes(namespace) && !brought.includes(namespace))
      .sort()
  }

  it.each(screens.map(screen => [screen.route, screen] as const))(
    "%s carries the words that its sections use, and no others",
    (_, {template, namespaces}) => {
      expect([...namespaces].sort()).toEqual(namespacesIn(template))
    },
  )
})
