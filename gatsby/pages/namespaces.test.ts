import {build} from "esbuild"
import {readdirSync} from "fs"
import {defaultLanguage} from "../../src/i18n/languages"
import {screens} from "./screens"

const existing = readdirSync(`locales/${defaultLanguage}`).map(file => file.replace(".json", ""))

const key = /["'`]([a-z][a-z-]*):[A-Za-z]/g

/** Namespaces of the words that the code of a template names, with all that it imports. */
const namespacesIn = async (template: string) => {
  const {outputFiles} = await build({
    entryPoints: [template],
    bundle: true,
    write: false,
    packages: "external",
    format: "esm",
    jsx: "automatic",
    loader: {".css": "empty", ".module.css": "empty"},
    logLevel: "silent",
  })
  const named = [...(outputFiles[0]?.text ?? "").matchAll(key)].map(
    ([, namespace = ""]) => namespace,
  )
  return [...new Set(named)].filter(namespace => existing.includes(namespace)).sort()
}

it.each(screens.map(screen => [screen.route, screen] as const))(
  "%s carries the words that its sections use, and no others",
  async (_, {template, namespaces}) => {
    expect([...namespaces].sort()).toEqual(await namespacesIn(template))
  },
)
