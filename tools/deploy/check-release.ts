/** Checks a finished build before it goes live: `tsx tools/deploy/check-release.ts <folder>`. */
import {existsSync, readFileSync, statSync} from "node:fs"
import path from "node:path"
import process from "node:process"
import {formatIssues} from "../../gatsby/content/issue"
import {loadContent} from "../../gatsby/content/load-content"
import {readEnvironment} from "../../gatsby/environment/environment"
import {planPages} from "../../gatsby/pages/plan-pages"
import {findPages} from "../../gatsby/publish/finish/finish-pages"
import {pageDataPath} from "../../src/lib/page-data"
import {findBrokenLinks, readLinks} from "./check-links"

/** Where a build with the editor has it. */
const editorPath = "/editor/"

const addressOf = (file: string) => `/${file.replace(/index\.html$/, "")}`

/** Pages of the site that a build must have: the plan, and the copy that Gatsby makes of one for hosts. */
const sitePages = (content: Parameters<typeof planPages>[0]): string[] => [
  ...planPages(content).map(page => page.path),
  "/404.html",
]

/** The settings of the build, which reads the same file. */
const hasEditor = () => {
  if (existsSync(".env")) process.loadEnvFile(".env")
  return readEnvironment(process.env).GATSBY_EDITOR === "github"
}

const isOfEditor = (address: string) => address.startsWith(editorPath)

const unplanned = (address: string) =>
  isOfEditor(address)
    ? `${address}: the editor, which the settings of this release do not ask for (GATSBY_EDITOR)`
    : `${address}: a page that nothing planned`

const difference = (left: readonly string[], right: readonly string[]) =>
  left.filter(entry => !right.includes(entry))

const check = async (folder: string): Promise<string[]> => {
  const {content, issues} = await loadContent(process.cwd())
  if (!content) return [formatIssues(issues)]
  const ofSite = sitePages(content)
  const isAsked = hasEditor()
  const expected = isAsked ? [...ofSite, editorPath] : ofSite
  const files = await findPages(folder)
  const found = files.map(addressOf)
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8")
  const isFile = (address: string) => {
    const file = path.join(folder, address)
    return existsSync(file) && statSync(file).isFile()
  }
  const pages = files.map(file => readLinks(addressOf(file), read(file)))
  const withoutData = ofSite.filter(address => !isFile(pageDataPath(address)))
  process.stdout.write(
    `${found.length} pages, ${pages.reduce((sum, {links}) => sum + links.length, 0)} links\n`,
  )
  return [
    ...difference(expected, found).map(address => `${address}: expected a page, found none`),
    // Beside the editor stand the pages of its own.
    ...difference(found, expected)
      .filter(address => !(isAsked && isOfEditor(address)))
      .map(unplanned),
    ...withoutData.map(address => `${address}: expected its page-data.json, found none`),
    ...findBrokenLinks(pages, isFile),
  ]
}

const [folder] = process.argv.slice(2)
if (!folder) throw new Error("Which build? tsx tools/deploy/check-release.ts <folder>")
void check(folder).then(problems => {
  process.stdout.write(problems.map(problem => `✗ ${problem}\n`).join(""))
  process.exitCode = problems.length === 0 ? 0 : 1
})
