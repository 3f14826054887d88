import {readdirSync, readFileSync} from "node:fs"
import path from "node:path"
import {fileSchemas, folderSchemas} from "../../gatsby/content/schema/files"

const folders = ["analytics", "docs", "e2e", "editor", "gatsby", "locales", "src", "tools"]

/** Of the content, what has a name of its own: slugs come and go. */
const content = [
  ...["pages", ...Object.keys(folderSchemas)].map(name => `data/${name}`),
  ...Object.keys(fileSchemas).map(name => `data/${name}.json`),
]

/** Every file and folder that somebody wrote, by its path from the project's folder. */
const existing = [
  ...readdirSync("."),
  ...content,
  ...[".github", "static", ...folders].flatMap(folder =>
    readdirSync(folder, {recursive: true, encoding: "utf8"})
      .filter(name => !name.includes("node_modules"))
      .map(name => path.posix.join(folder, name.replaceAll(path.sep, "/"))),
  ),
]

/** The last parts of each, with its ending or not: “schema/facts.ts”, “analytics/measure”. */
const endings = new Set(
  existing
    .flatMap(file => [file, file.replace(/\.\w+$/, "")])
    .flatMap(file => {
      const parts = file.split("/")
      return parts.map((_, index) => parts.slice(index).join("/"))
    }),
)

const sourceFile = String.raw`(?:\.?[\w-]+/)*[\w-][\w.-]*\.(?:[cm]?tsx?|[cm]js|css|md|yml)`
const placeInProject = String.raw`(?:data|${folders.join("|")})/[\w./-]*\w`
const named = new RegExp(
  String.raw`(?<![\w/.@*-])(?:\.{1,2}/)*(${sourceFile}|${placeInProject})(?![\w/<*({$-])`,
  "g",
)

/** What tells a reader where to look: comments of code, and the code and links of a document. */
const pointers = {
  code: /(?<=^|[\s{])\/\*.*?\*\/|(?<=^|\s)\/\/ [^\n]*|^\s*# [^\n]*/gms,
  document: /`[^`\n]+`|\]\([^)\s]+\)/g,
}

const kindOf = (file: string): keyof typeof pointers | undefined => {
  if (file.endsWith(".md")) return "document"
  return /\.([cm]?[jt]sx?|css|ya?ml|grit)$/.test(file) ? "code" : undefined
}

it("names no file or folder in comments and documents that is not there", () => {
  const gone = existing.flatMap(file => {
    const kind = kindOf(file)
    const texts = kind ? (readFileSync(file, "utf8").match(pointers[kind]) ?? []) : []
    return texts.flatMap(text =>
      [...text.matchAll(named)]
        .filter(([, name = ""]) => !endings.has(name))
        .map(([, name]) => `${file}: ${name}`),
    )
  })
  expect(gone).toEqual([])
})

it("finds what the tutorial says that a search finds", () => {
  const tutorial = readFileSync("CONTRIBUTING.md", "utf8")
  const searches = [...tutorial.matchAll(/`grep -rn (["'])(.+?)\1 (\w+)`/g)]
  expect(searches).not.toEqual([])
  for (const [, , text = "", folder] of searches) {
    const files = existing.filter(
      file => file.startsWith(`${folder}/`) && /\.(json|tsx?)$/.test(file),
    )
    expect(files.some(file => readFileSync(file, "utf8").includes(text))).toBe(true)
  }
})
