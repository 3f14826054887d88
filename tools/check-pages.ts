/** Checks every page of the last build: its HTML, and that each link within the site leads somewhere. */
import {existsSync, readdirSync, readFileSync} from "node:fs"
import path from "node:path"
import process from "node:process"
import {HtmlValidate, type RuleConfig} from "html-validate"
import {Parser} from "htmlparser2"

const folder = "public"

const pages = readdirSync(folder, {recursive: true, encoding: "utf8"}).filter(
  file => file.endsWith(".html") && !/^(_gatsby|page-data)/.test(file),
)

/** Off is what is a matter of style, which React writes in its own, and what axe judges. */
const rules: RuleConfig = {
  "attr-case": "off",
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  "form-dup-name": ["error", {shared: ["radio", "checkbox", "button", "reset", "submit"]}],
  "no-inline-style": "off",
  "tel-non-breaking": "off",
  "unique-landmark": "off",
  "valid-id": ["error", {relaxed: true}],
  "void-style": "off",
}

const readLinks = (html: string) => {
  const ids = new Set<string>()
  const links = new Set<string>()
  const onopentag = (_: string, {id, href, src, srcset}: Record<string, string>) => {
    if (id) ids.add(id)
    const sources = srcset?.split(/,\s+/).map(entry => entry.trim().split(/\s/)[0]) ?? []
    for (const link of [href, src, ...sources])
      if (link && /^(#|\/(?!\/))/.test(link)) links.add(link)
  }
  new Parser({onopentag}).end(html)
  return {ids, links}
}

/** The file that answers an address of the site. */
const fileOf = (address: string) =>
  address.endsWith("/") ? `${address.slice(1)}index.html` : address.slice(1)

const main = async () => {
  const validator = new HtmlValidate({extends: ["html-validate:standard"], rules})
  const faults: string[] = []
  const read = new Map(
    pages.map(page => [page, readLinks(readFileSync(path.join(folder, page), "utf8"))]),
  )
  for (const [page, {links}] of read) {
    for (const link of links) {
      const [address = "", id] = decodeURI(link)
        .replace(/\?[^#]*/, "")
        .split("#")
      const file = address ? fileOf(address) : page
      if (!existsSync(path.join(folder, file)))
        faults.push(`${page}: ${link}: no such page or file`)
      else if (id && read.has(file) && !read.get(file)?.ids.has(id))
        faults.push(`${page}: ${link}: no such place`)
    }
    const {results} = await validator.validateFile(path.join(folder, page))
    for (const {messages} of results)
      for (const {line, column, message, ruleId, selector} of messages)
        faults.push(`${page}:${line}:${column}: ${message} (${ruleId}) ${selector ?? ""}`)
  }
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  process.stdout.write(`${pages.length} pages, ${faults.length} faults\n`)
  process.exitCode = faults.length > 0 || pages.length === 0 ? 1 : 0
}

void main()
