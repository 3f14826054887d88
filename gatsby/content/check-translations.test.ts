import {mkdir, mkdtemp, rm, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import {languages} from "../../src/i18n/languages"
import {checkTranslations} from "./check-translations"
import {formatFault} from "./fault"
import {kinds} from "./schema/groups"

let root: string

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, file)), {recursive: true})
  await writeFile(path.join(root, file), text)
}

const words = (language: string, value: object) =>
  write(`locales/${language}/common.json`, JSON.stringify(value))

const faults = async () => (await checkTranslations(root)).map(formatFault)

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "words-"))
  await write("src/page.tsx", 'const a = t("common:title"); const b = t("common:hello", {name})')
  await words("en", {title: "Title", hello: "Hello {{name}}"})
  await words("es", {title: "Título", hello: "Hola {{name}}"})
})

afterEach(() => rm(root, {recursive: true}))

it("accepts the same keys in both languages, all used", async () => {
  expect(await faults()).toEqual([])
})

it("names a key that is missing in one language, and one that is extra", async () => {
  await words("es", {title: "Título", more: "Más"})
  expect(await faults()).toEqual([
    "locales/es/common.json → hello: found nothing, expected a text, as in locales/en/common.json",
    "locales/en/common.json → more: found nothing, expected a text, as in locales/es/common.json",
  ])
})

it("names a key that no page uses, and a key that no file has", async () => {
  await write("src/page.tsx", 't("common:title"); t("common:goodbye")')
  expect(await faults()).toEqual([
    "locales/en/common.json → hello: found a text that nothing uses, expected no such key, in any language",
    "src/page.tsx → common:goodbye: found a key that no locale file has, expected the key in common.json of every language",
  ])
})

describe("a key with a computed part", () => {
  const everyLanguage = (namespace: string, value: object) =>
    Promise.all(
      languages.map(language =>
        write(`locales/${language}/${namespace}.json`, JSON.stringify(value)),
      ),
    )
  const texts = (names: readonly string[]) =>
    Object.fromEntries(names.map(name => [name, `Text of ${name}`]))

  beforeEach(async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text under test
    await write("gatsby/chat.ts", 't("common:title"); t("common:hello"); t(`build:kind.${kind}`)')
  })

  it("stands for each key that it can become", async () => {
    await everyLanguage("build", {kind: texts(kinds)})
    expect(await faults()).toEqual([])
  })

  it("leaves no text beside them, and misses none", async () => {
    await everyLanguage("build", {kind: texts([...kinds.slice(1), "other"])})
    expect(await faults()).toEqual([
      expect.stringContaining("locales/en/build.json → kind.other: found a text that nothing uses"),
      expect.stringContaining(`gatsby/chat.ts → build:kind.${kinds[0]}: found a key that no`),
    ])
  })

  it("is a fault where nobody says what it can be", async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text under test
    await write("gatsby/chat.ts", 't("common:title"); t(`common:${part}.x`); t(`common:a.${part}`)')
    expect(await faults()).toContainEqual(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: source text under test
      "gatsby/chat.ts → common:a.${part}: found a computed key, expected a list of what it can be, in gatsby/content/computed-keys.ts",
    )
  })

  it("is a fault where its computed part is not the last", async () => {
    await everyLanguage("build", {kind: texts(kinds)})
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text under test
    await write("gatsby/chat.ts", "t(`build:kind.${kind}`); t(`build:kind.${kind}.short`)")
    await write("src/page.tsx", 't("common:title"); t("common:hello")')
    expect(await faults()).toEqual([
      // biome-ignore lint/suspicious/noTemplateCurlyInString: source text under test
      expect.stringContaining("gatsby/chat.ts → build:kind.${kind}.short: found a computed key"),
    ])
  })
})

it("checks words that are shared by all languages as it checks the others", async () => {
  await write("src/page.tsx", 't("common:title"); t("common:hello"); t("gate:retry")')
  const retry = {en: "Again, {{name}}", es: "Otra vez, {{name}}"}
  const shared = (value: object) => write("locales/shared/gate.json", JSON.stringify(value))
  await shared({retry})
  expect(await faults()).toEqual([])
  await shared({retry: {en: retry.en}, old: {en: "Old", es: " "}})
  expect(await faults()).toEqual([
    'locales/shared/gate.json → old.es: found " ", expected a text that is not empty',
    "locales/shared/gate.json → retry.es: found nothing, expected a text, as in English",
    "locales/shared/gate.json → old: found a text that nothing uses, expected no such key, in any language",
  ])
})

it("names a shared text that stands under no language, or under one that the site has not", async () => {
  await write("src/page.tsx", 't("common:title"); t("common:hello"); t("gate:retry")')
  const retry = {en: "Again", es: "Otra vez", xx: "?"}
  await write("locales/shared/gate.json", JSON.stringify({retry, old: "Old"}))
  expect(await faults()).toEqual([
    'locales/shared/gate.json → retry.xx: found "?", expected a text under each of en, es',
    'locales/shared/gate.json → old: found "Old", expected a text under each of en, es',
  ])
})

it("looks at JSON files alone, and at sources that are no tests and no types", async () => {
  await write("locales/en/notes.txt", "{")
  await write("locales/en/json.bak", "{")
  for (const name of ["page.test.ts", "page.d.ts", "page.md"])
    await write(`src/${name}`, 't("common:nowhere")')
  await write("src/deep/part.ts", 'const address = "mailto:someone"; t("other:word")')
  expect(await faults()).toEqual([])
})

it("finds every word unused where there is no code, and nothing where there is nothing", async () => {
  await rm(path.join(root, "src"), {recursive: true})
  expect(await faults()).toHaveLength(2)
  await rm(path.join(root, "locales"), {recursive: true})
  expect(await faults()).toEqual([])
})

it("names broken JSON with its place, and a namespace without its other language, and no key of either", async () => {
  await write("locales/en/common.json", '{"title": }')
  await write("locales/es/home.json", '{"title": "Inicio"}')
  await write("locales/shared/gate.json", "{")
  await write("src/gate.ts", 't("home:title"); t("gate:retry")')
  expect(await faults()).toEqual([
    "locales/en/common.json → line 1, column 11: found broken JSON, expected a value",
    "locales/en/home.json → (file): found no such file, expected a JSON file in UTF-8",
    expect.stringMatching(/^locales\/shared\/gate\.json → line 1, column 2: found broken JSON/),
  ])
})
