import {build} from "esbuild"
import {readdirSync} from "fs"
import path from "path"
import {defaultLanguage} from "../../src/i18n/languages"
import {screens} from "./screens"

const existing = readdirSync(`locales/${defaultLanguage}`).map(file => file.replace(".json", ""))

const key = /["'`]([a-z][a-z-]*):[A-Za-z]/g

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
  return [...new Set(named)].filter(namespace => existing.includes(namespace)).sort()
}

it.each(screens.map(screen => [screen.route, screen] as const))(
  "%s carries the words that its sections use, and no others",
  (_, {template, namespaces}) => {
    expect([...namespaces].sort()).toEqual(namespacesIn(template))
  },
)
