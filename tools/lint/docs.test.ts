import {existsSync, readdirSync, readFileSync} from "node:fs"
import path from "node:path"

const root = path.join(__dirname, "..", "..")
const read = (file: string) => readFileSync(path.join(root, file), "utf8")

const folders = [
  "src",
  "gatsby",
  "editor",
  "e2e",
  "tools",
  "deploy",
  "docs",
  "analytics",
  ".github",
]
const atRoot = readdirSync(root, {withFileTypes: true}).flatMap(entry =>
  entry.isFile() ? [entry.name] : [],
)
const files = [
  ...atRoot,
  ...folders.flatMap(folder =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: "utf8"}).map(file =>
      path.join(folder, file),
    ),
  ),
].filter(file => !file.includes("node_modules"))
const names = new Set(files.map(file => path.basename(file)))

const pages = files.filter(file => file.endsWith(".md"))
const sources = files.filter(file => /\.(tsx?|mjs|css)$/.test(file) && !file.endsWith(".test.ts"))

/** What looks like a file of the repository: `src/…`, `data/…`, or the bare name of a source file. */
const namedFiles = (text: string) =>
  [...text.matchAll(/`([\w./-]+)`/g)]
    .map(([, name = ""]) => name)
    .filter(
      name =>
        /^(src|gatsby|editor|e2e|tools|deploy|docs|data|locales|static)\/./.test(name) ||
        /^[\w-]+\.(tsx?|mjs)$/.test(name),
    )

const isThere = (name: string) =>
  name.includes("/")
    ? ["", ".ts", ".tsx"].some(ending => existsSync(path.join(root, name + ending)))
    : names.has(name)

const comments = (code: string) =>
  code
    .split("\n")
    .filter(line => /^\s*(\/?\*|\/\/)/.test(line))
    .join("\n")

it.each(pages)("%s names files that exist", page => {
  expect(namedFiles(read(page)).filter(name => !isThere(name))).toEqual([])
})

it.each(pages)("%s names commands that exist", page => {
  const {scripts} = JSON.parse(read("package.json")) as {scripts: Record<string, string>}
  const missing = [...read(page).matchAll(/`npm run (?:--silent )?([\w:]+)/g)]
    .map(([, name = ""]) => name)
    .filter(name => !scripts[name])
  expect(missing).toEqual([])
})

it("comments name files that exist", () => {
  const missing = sources.flatMap(file =>
    namedFiles(comments(read(file)))
      .filter(name => !isThere(name))
      .map(name => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})

/** A heading's place on its page, as GitHub writes it. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-")

it.each(pages)("%s links to what exists", page => {
  const broken = [...read(page).matchAll(/\]\((?!https?:|\/)([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter(target => {
      const [file = "", place] = target.split("#")
      const linked = file ? path.join(path.dirname(page), file) : page
      if (!existsSync(path.join(root, linked))) return true
      const headings = [...read(linked).matchAll(/^#+ (.*)$/gm)].map(([, text = ""]) =>
        anchor(text),
      )
      return place !== undefined && !headings.includes(place)
    })
  expect(broken).toEqual([])
})

/** Guides for staff, each with its Spanish beside it. */
const staffGuides = ["content", "pictures", "editing", "going-live"].map(name => `docs/${name}.md`)

const spanishOf = (guide: string) => guide.replace("docs/", "docs/es/")

const wordsOf = (page: string) => read(page).split(/\s+/).filter(Boolean).length

it.each(pages)("%s is read in one sitting", page => {
  expect(wordsOf(page)).toBeLessThanOrEqual(2500)
})

it("English pages have 15,000 words at most", () => {
  const english = pages.filter(page => /^(README|CONTRIBUTING|docs\/[\w-]+)\.md$/.test(page))
  const words = english.reduce((sum, page) => sum + wordsOf(page), 0)
  expect(words).toBeLessThanOrEqual(15_000)
})

/** What a translation keeps: levels of headings, rows of tables, steps, pictures. */
const shapeOf = (page: string) => ({
  headings: [...read(page).matchAll(/^#+(?= )/gm)].map(([level]) => level),
  rows: [...read(page).matchAll(/^\|/gm)].length,
  steps: [...read(page).matchAll(/^\d+\. /gm)].length,
  pictures: [...read(page).matchAll(/^!\[/gm)].length,
})

it.each(staffGuides)("%s says in Spanish what it says in English", guide => {
  expect(shapeOf(spanishOf(guide))).toEqual(shapeOf(guide))
})

it("only files that docs/security.md names set HTML", () => {
  const security = read("docs/security.md")
  const setters = files.filter(
    file =>
      /^(src|editor|gatsby).*\.tsx?$/.test(file) &&
      !/\.test\.|\/testing\//.test(file) &&
      /dangerouslySetInnerHTML=|\.innerHTML =/.test(read(file)),
  )
  expect(setters.filter(file => !security.includes(`\`${file}\``))).toEqual([])
})
