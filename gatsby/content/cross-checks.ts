import {z} from "zod"
import {chatCodes} from "../../src/chat/reference"
import {languages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {isOwnPath, parseMarkup} from "../../src/lib/text/markup"
import {withSlash} from "../../src/lib/with-slash"
import {type ContentIssue, issueAt, type Sentence} from "./issue"
import {oldPath} from "./old-addresses"
import {graphql, type LinkTarget} from "./schema/graphql"
import {redirectSchema} from "./schema/redirects"
import type {SiteContent} from "./site-content"
import {textsOf, wordsOf} from "./texts-of"

/** A data file as it was read, whatever its shape. */
export type DataFile = {file: string; schema: z.ZodType; value?: unknown}

/** The file of a folder in `data/experiences` or `data/regions`. */
export type FolderFile = DataFile & {folder: string}

/** Names that exist, by kind; a kind whose file cannot be read is not checked. */
export type Existing = Partial<Record<LinkTarget, readonly string[]>>

type Path = ContentIssue["path"]
type Place = {file: string; path: Path}

const fieldOf = (value: unknown, key: string): unknown =>
  (value as Record<string, unknown> | null | undefined)?.[key]

const ownValue: Sentence = {
  en: "a value of its own, which no other has",
  es: "un valor propio, que ningún otro tenga",
}

/** Finds values that stand somewhere earlier; `kind` parts those that may be the same. */
const repeated = (list: readonly (Place & {value: unknown; kind?: string})[]): ContentIssue[] => {
  const seen = new Set<string>()
  return list.flatMap(({file, path, value, kind}) => {
    const key = `${kind} ${value}`
    const isRepeated = seen.has(key)
    seen.add(key)
    return isRepeated ? [issueAt(file, path, value, ownValue)] : []
  })
}

/** Every linked name in a value; parts of another shape have issues of their own. */
const linksIn = (
  schema: unknown,
  value: unknown,
  path: Path = [],
): {to: LinkTarget; path: Path; name: string}[] => {
  if (schema instanceof z.ZodOptional) return linksIn(schema.unwrap(), value, path)
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((entry, index) => linksIn(schema.element, entry, [...path, index]))
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      linksIn(field, fieldOf(value, key), [...path, key]),
    )
  const to = schema instanceof z.ZodString && graphql.get(schema)?.link
  return to && typeof value === "string" ? [{to, path, name: value}] : []
}

/** References to what does not exist. */
export const checkLinks = ({file, schema, value}: DataFile, existing: Existing): ContentIssue[] =>
  linksIn(schema, value).flatMap(({to, path, name}) => {
    const names = existing[to]
    if (!names || names.includes(name)) return []
    const list = names.join(", ")
    return [issueAt(file, path, name, {en: `one of ${list}`, es: `uno de estos: ${list}`})]
  })

/** Slugs that differ from their folder, which makes each of them unique. */
export const checkSlugs = (files: readonly FolderFile[]): ContentIssue[] =>
  files.flatMap(({file, folder, value}) => {
    const slug = fieldOf(value, "slug")
    if (typeof slug !== "string" || slug === folder) return []
    const sentence = {
      en: `"${folder}", the name of its folder`,
      es: `"${folder}", el nombre de su carpeta`,
    }
    return [issueAt(file, ["slug"], slug, sentence)]
  })

/** Codes with another meaning in a chat's reference: languages, and chats about no trip. */
const reservedCodes = [...Object.values(chatCodes), ...languages.map(code => code.toUpperCase())]

/** What tells a trip apart in lists, chats and search results. */
const ownTexts = ["title", "messagingTitle", "seo"]

/** What two trips share, as after a trip was duplicated: codes, titles, search texts, former slugs. */
export const checkTripsApart = (trips: readonly FolderFile[]): ContentIssue[] => {
  const reserved = reservedCodes.map(code => ({file: "", path: [], value: code}))
  const codes = trips.map(({file, value}) => ({
    file,
    path: ["code"],
    value: fieldOf(value, "code"),
  }))
  const texts = trips.flatMap(({file, value}) =>
    textsOf(value)
      .filter(({path: [first]}) => ownTexts.includes(String(first)))
      .map(({path, text}) => ({file, path, value: text, kind: path.join(".")})),
  )
  const slugs = [
    ...trips.map(({folder}) => ({file: "", path: [], value: folder})),
    ...trips.flatMap(({file, value}) => {
      const former = fieldOf(value, "formerSlugs")
      return (Array.isArray(former) ? former : []).map((slug: unknown, index) => ({
        file,
        path: ["formerSlugs", index],
        value: slug,
      }))
    }),
  ]
  return [...repeated([...reserved, ...codes]), ...repeated(texts), ...repeated(slugs)]
}

/** Keys that stand twice in one list: they are addresses on a page, or what a reference names. */
export const checkKeys = (file: string, value: unknown, path: Path = []): ContentIssue[] => {
  if (value === null || typeof value !== "object") return []
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([key, inner]) => checkKeys(file, inner, [...path, key]))
  const keys = value.flatMap((entry, index) => {
    const key = fieldOf(entry, "key")
    return typeof key === "string" ? [{file, path: [...path, index, "key"], value: key}] : []
  })
  return [
    ...repeated(keys),
    ...value.flatMap((inner, index) => checkKeys(file, inner, [...path, index])),
  ]
}

/** Own addresses in a text, whether it is one or links to it. */
const ownAddresses = (text: string) =>
  (text.startsWith("/") ? [{address: text}] : parseMarkup(text)).flatMap(({address}) =>
    address && isOwnPath(address) ? [address] : [],
  )

/** Places on pages that a link may name, by the path of the page. */
const anchorsOf = (content: Partial<SiteContent>) => ({
  "/terms/": content.terms?.sections,
  "/treatment/": content.treatment?.sections,
  "/code-of-conduct/": content.conduct?.sections,
  "/booking/": content.booking?.topics,
  "/questions-answers/": content.questions?.questions,
})

/**
 * Links of texts to pages, or places on pages, that the site does not have.
 *
 * @param routes - paths of all pages, without a language
 */
export const checkAddresses = (
  {file, value}: DataFile,
  content: Partial<SiteContent>,
  routes: readonly string[],
): ContentIssue[] => {
  const anchors: Record<string, readonly {key: string}[] | undefined> = anchorsOf(content)
  const isThere = ([route = "", anchor]: string[]) =>
    routes.includes(route) && (!anchor || (anchors[route]?.some(({key}) => key === anchor) ?? true))
  const complaints = textsOf(fieldOf(fieldOf(value, "legal"), "complaints"), [
    "legal",
    "complaints",
  ])
  return [...wordsOf(value), ...complaints].flatMap(({path, text}) =>
    ownAddresses(text)
      .filter(address => !isThere(address.split("#")))
      .map(address =>
        issueAt(file, path, address, {
          en: "the path of a page without its language, such as /terms/, and a place on it that exists",
          es: "la ruta de una página sin el idioma, como /terms/, y un lugar en ella que exista",
        }),
      ),
  )
}

/** Redirects to no page, in a circle, over another redirect, or from an address that has an answer. */
export const checkRedirects = (value: unknown, routes: readonly string[]): ContentIssue[] => {
  const file = "data/redirects.json"
  const list = fieldOf(value, "redirects")
  const redirects = (Array.isArray(list) ? list : []).flatMap((entry, index) => {
    const {data} = redirectSchema.safeParse(entry)
    return data ? [{...data, path: ["redirects", index], source: oldPath(data.from)}] : []
  })
  const pages = new Set([
    "/",
    ...languages.flatMap(language => routes.map(route => localizedPath(language, route))),
  ])
  const sources = redirects.map(({source}) => source)
  const answered = redirects
    .filter(({source}) => pages.has(source) || routes.includes(source))
    .map(({path, from}) =>
      issueAt(file, [...path, "from"], from, {
        en: "an address of an earlier site that is none of this one",
        es: "una dirección de un sitio anterior que no sea de este",
      }),
    )
  const lost = redirects
    .filter(({to}) => !pages.has(withSlash(to)))
    .map(({path, to}) =>
      issueAt(
        file,
        [...path, "to"],
        to,
        sources.includes(withSlash(to))
          ? {
              en: "the page where the visitor ends, no other redirect",
              es: "la página donde termina el visitante, no otra redirección",
            }
          : {
              en: "the address of a page of this site, which begins with its language",
              es: "una página de este sitio con su idioma, como /es/experiences/",
            },
      ),
    )
  const twice = redirects.map(({path, source}) => ({file, path: [...path, "from"], value: source}))
  return [...answered, ...lost, ...repeated(twice)]
}
