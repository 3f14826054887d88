import type {z} from "zod"
import {languages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {isOwnPath, parseMarkup} from "../../src/lib/text/markup"
import {pathsWithoutLanguage, pathTo, withSlash} from "../routes"
import {checkRepeats} from "./check-unique"
import {type ContentIssue, issueAt} from "./issue"
import type {SiteContent} from "./schema/files"
import {innerOf, type LinkTarget, meta, partsOf} from "./schema/meta"
import {normalizeOldAddress, redirectSchema} from "./schema/site"
import {type DataFile, fieldOf, textsOf} from "./texts"

/** Names that exist, by kind; a kind whose file cannot be read is not checked. */
export type Existing = Partial<Record<LinkTarget, readonly string[]>>

type Path = ContentIssue["path"]

/** Every linked name in a value; parts of another shape have issues of their own. */
const linksIn = (
  schema: z.ZodType,
  value: unknown,
  path: Path = [],
): {to: LinkTarget; path: Path; name: string}[] => {
  const to = meta.get(innerOf(schema))?.link
  if (to) return typeof value === "string" ? [{to, path, name: value}] : []
  return partsOf(schema, value).flatMap(([key, part, inner]) =>
    linksIn(part, inner, [...path, key]),
  )
}

export const checkLinks = (
  {file, schema, value}: DataFile & {schema: z.ZodType},
  existing: Existing,
): ContentIssue[] =>
  linksIn(schema, value).flatMap(({to, path, name}) => {
    const names = existing[to]
    if (!names || names.includes(name)) return []
    const list = names.join(", ")
    const sentence = list
      ? {en: `one of ${list}`, es: `uno de estos: ${list}`}
      : {en: "nothing, as there is none yet", es: "un campo vacío, pues aún no hay ninguno"}
    return issueAt(file, path, name, sentence)
  })

/** A slug that differs from its folder, which makes it unique. */
export const checkSlug = ({file, folder, value}: DataFile & {folder: string}): ContentIssue[] => {
  const slug = fieldOf(value, "slug")
  if (typeof slug !== "string" || slug === folder) return []
  const sentence = {
    en: `"${folder}", the name of its folder`,
    es: `"${folder}", el nombre de su carpeta`,
  }
  return [issueAt(file, ["slug"], slug, sentence)]
}

/** Own addresses in a text, whether it is one or links to it. */
const ownAddresses = (text: string) =>
  (text.startsWith("/") ? [{address: text}] : parseMarkup(text)).flatMap(({address}) =>
    address && isOwnPath(address) ? [address] : [],
  )

/** The places on pages that a link can name, by the path of the page. */
const anchorsOf = (
  content: Partial<SiteContent>,
): Record<string, readonly {key: string}[] | undefined> => ({
  [pathTo("terms")]: content.terms?.sections,
  [pathTo("treatment")]: content.treatment?.sections,
  [pathTo("conduct")]: content.conduct?.sections,
  [pathTo("booking")]: content.booking?.topics,
  [pathTo("questions")]: content.questions?.questions,
})

/** Links of texts to pages, or places on pages, that the site does not have. */
export const checkAddresses = (
  {file, value}: DataFile,
  content: Partial<SiteContent>,
  routes: readonly string[],
): ContentIssue[] => {
  const anchors = anchorsOf(content)
  const exists = ([route = "", anchor]: string[]) =>
    routes.includes(route) && (!anchor || (anchors[route]?.some(({key}) => key === anchor) ?? true))
  const texts = fieldOf(value, "redirects") ? [] : textsOf(value)
  return texts.flatMap(({path, text}) =>
    ownAddresses(text)
      .filter(address => !exists(address.split("#")))
      .map(address =>
        issueAt(file, path, address, {
          en: "the path of a page without its language, such as /terms/, and a place on it that exists",
          es: "la ruta de una página sin el idioma, como /terms/, y un lugar en ella que exista",
        }),
      ),
  )
}

/** Redirects to no page, such as another redirect, or from an address that has an answer. */
export const checkRedirects = (
  value: unknown,
  routes: readonly string[],
  formerSlugs: readonly string[],
): ContentIssue[] => {
  const file = "data/redirects.json"
  const list = fieldOf(value, "redirects")
  const redirects = (Array.isArray(list) ? list : []).flatMap((entry, index) => {
    const {data} = redirectSchema.safeParse(entry)
    return data
      ? [{...data, path: ["redirects", index], source: normalizeOldAddress(data.from)}]
      : []
  })
  const inLanguages = (paths: readonly string[]) =>
    languages.flatMap(language => paths.map(path => localizedPath(language, path)))
  const pages = new Set(["/", ...inLanguages(routes)])
  const answered = [...routes, ...formerSlugs.map(slug => pathTo("experiences", slug))]
  const unlocalized = ["/", "/404.html/", "/robots.txt/", ...pathsWithoutLanguage]
  const taken = new Set([...unlocalized, ...answered, ...inLanguages(answered)])
  const takenSources = redirects
    .filter(({source}) => taken.has(source))
    .map(({path, from}) =>
      issueAt(file, [...path, "from"], from, {
        en: "an address of an earlier site that is none of this one",
        es: "una dirección de un sitio anterior que no sea de este",
      }),
    )
  const missingTargets = redirects
    .filter(({to}) => !pages.has(withSlash(to)))
    .map(({path, to}) =>
      issueAt(file, [...path, "to"], to, {
        en: "the address of a page of this site, which begins with its language, and no other redirect",
        es: "una página de este sitio con su idioma, como /es/experiences/, y no otra redirección",
      }),
    )
  const sources = redirects.map(({path, source}) => ({file, path: [...path, "from"], text: source}))
  return [...takenSources, ...missingTargets, ...checkRepeats(sources)]
}
