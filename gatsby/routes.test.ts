import {readdirSync} from "node:fs"
import path from "node:path"
import {build} from "esbuild"
import {defaultLanguage} from "../src/i18n/languages"
import {routes, takenIds} from "./routes"

it("has each route once, and each part of the content at most once", () => {
  const paths = routes.map(({path}) => path)
  expect(new Set(paths).size).toBe(paths.length)
  const shown = routes.flatMap(route => route.content ?? [])
  expect(new Set(shown).size).toBe(shown.length)
})

describe("the code of templates", () => {
  const existing = readdirSync(`locales/${defaultLanguage}`).map(file => file.replace(".json", ""))

  const key = /["'`]([a-z][a-z-]*):[A-Za-z]/g

  /** Words that a part brings with its code. */
  const late = /locales\/\$\{\w+\}\/([a-z-]+)\.json`/g

  /** Code of every template, with all that it imports, by its path. */
  const code = new Map<string, string>()

  beforeAll(async () => {
    const {outputFiles} = await build({
      entryPoints: [...new Set(routes.map(({template}) => template))],
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
    for (const {path: file, text} of outputFiles)
      code.set(path.relative(".", file).replaceAll(path.sep, "/"), text)
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

  it.each(routes.map(route => [route.path, route] as const))(
    "%s carries the words that its sections use, and no others",
    (_, {template, namespaces}) => {
      expect([...namespaces].sort()).toEqual(namespacesIn(template))
    },
  )

  it.each(["booking", "questions", "legal", "experience"])(
    "%s has no id that a key may be",
    name => {
      const text = code.get(`src/templates/${name}.js`) ?? ""
      const ids = [...text.matchAll(/\b(?:id|anchor)\b[^,\n]*"([a-z-]+)"/g)].map(([, id]) => id)
      expect(takenIds).toEqual(expect.arrayContaining(ids))
      expect(ids).toContain("content")
    },
  )
})
