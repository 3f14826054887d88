import type {z} from "zod"
import {chatCodes} from "../../src/chat/chat-text"
import {languages} from "../../src/i18n/languages"
import {localizedPath} from "../../src/i18n/paths"
import {withSlash} from "../../src/lib/paths"
import {isOwnPath, parseMarkup} from "../../src/lib/text/markup"
import {type ContentIssue, issueAt} from "./issue"
import type {SiteContent} from "./schema/files"
import {graphql, innerOf, type LinkTarget, partsOf} from "./schema/graphql"
import {oldAddress, redirectSchema} from "./schema/site"
import {pricePlaceholder, type Text, textsOf, wordsOf} from "./texts"

type DataFile = {file: string; schema: z.ZodType; value?: unknown}

/** The file of a folder in `data/experiences` or `data/regions`. */
type FolderFile = DataFile & {folder: string}

/** Names that exist, by kind; a kind whose file cannot be read is not checked. */
export type Existing = Partial<Record<LinkTarget, readonly string[]>>

type Path = ContentIssue["path"]
type Place = {file: string; path: Path; value: unknown}

const fieldOf = (value: unknown, key: string): unknown =>
  (value as Record<string, unknown> | null | undefined)?.[key]

/** Finds values that an earlier place of the same field has, or that are taken. */
const repeated = (places: readonly Place[], taken: readonly unknown[] = []): ContentIssue[] => {
  const seen = new Set<string>()
  return places.flatMap(({file, path, value}) => {
    const key = JSON.stringify([path.filter(part => typeof part === "string"), value])
    const isRepeated = taken.includes(value) || seen.has(key)
    seen.add(key)
    if (!isRepeated) return []
    const sentence = {
      en: "a value of its own, which no other has",
      es: "un valor propio, que ningún otro tenga",
    }
    return [issueAt(file, path, value, sentence)]
  })
}

/** Every linked name in a value; parts of another shape have issues of their own. */
const linksIn = (
  schema: z.ZodType,
  value: unknown,
  path: Path = [],
): {to: LinkTarget; path: Path; name: string}[] => {
  const to = graphql.get(innerOf(schema))?.link
  if (to) return typeof value === "string" ? [{to, path, name: value}] : []
  return partsOf(schema, value).flatMap(([key, part, own]) => linksIn(part, own, [...path, key]))
}

export const checkLinks = ({file, schema, value}: DataFile, existing: Existing): ContentIssue[] =>
  linksIn(schema, value).flatMap(({to, path, name}) => {
    const names = existing[to]
    if (!names || names.includes(name)) return []
    const list = names.join(", ")
    return [issueAt(file, path, name, {en: `one of ${list}`, es: `uno de estos: ${list}`})]
  })

/** A slug that differs from its folder, which makes it unique. */
export const checkSlug = ({file, folder, value}: FolderFile): ContentIssue[] => {
  const slug = fieldOf(value, "slug")
  if (typeof slug !== "string" || slug === folder) return []
  const sentence = {
    en: `"${folder}", the name of its folder`,
    es: `"${folder}", el nombre de su carpeta`,
  }
  return [issueAt(file, ["slug"], slug, sentence)]
}

/** Codes with another meaning in a chat's reference: languages, and chats about no trip. */
const reservedCodes = [...Object.values(chatCodes), ...languages.map(code => code.toUpperCase())]

/** What two trips share, as after a trip was duplicated: codes, titles, former slugs. */
export const checkTripsApart = (trips: readonly FolderFile[]): ContentIssue[] => {
  const valuesOf = (...fields: string[]) =>
    trips.flatMap(({file, value}) =>
      textsOf(value)
        .filter(({path: [field]}) => fields.includes(String(field)))
        .map(({path, text}) => ({file, path, value: text})),
    )
  const slugs = trips.map(({folder}) => folder)
  // A chat says the title of a trip without another for chats.
  const said = trips
    .filter(({value}) => !fieldOf(value, "messagingTitle"))
    .flatMap(({value}) => textsOf(fieldOf(value, "title")).map(({text}) => text))
  return [
    ...repeated(valuesOf("code", "title"), reservedCodes),
    ...repeated(valuesOf("messagingTitle"), said),
    ...repeated(valuesOf("formerSlugs"), slugs),
  ]
}

/** Search texts that two pages share: a result would not tell them apart. */
export const checkSearchTexts = (files: readonly DataFile[]): ContentIssue[] =>
  repeated(
    files.flatMap(({file, value}) =>
      textsOf(fieldOf(value, "seo"), ["seo"]).map(({path, text}) => ({file, path, value: text})),
    ),
  )

/** Keys that stand twice in lists of a kind: they are addresses on a page, or what a reference names. */
export const checkKeys = ({file, value}: DataFile): ContentIssue[] =>
  repeated(
    textsOf(value)
      .filter(({path}) => path.at(-1) === "key")
      .map(({path, text}) => ({file, path, value: text})),
  )

/** Own addresses in a text, whether it is one or links to it. */
const ownAddresses = (text: string) =>
  (text.startsWith("/") ? [{address: text}] : parseMarkup(text)).flatMap(({address}) =>
    address && isOwnPath(address) ? [address] : [],
  )

const anchorsOf = (content: Partial<SiteContent>) => ({
  "/terms/": content.terms?.sections,
  "/treatment/": content.treatment?.sections,
  "/code-of-conduct/": content.conduct?.sections,
  "/booking/": content.booking?.topics,
  "/questions-answers/": content.questions?.questions,
})

/** Links of texts to pages, or places on pages, that the site does not have. */
export const checkAddresses = (
  {file, value}: DataFile,
  content: Partial<SiteContent>,
  routes: readonly string[],
): ContentIssue[] => {
  const anchors: Record<string, readonly {key: string}[] | undefined> = anchorsOf(content)
  const isThere = ([route = "", anchor]: string[]) =>
    routes.includes(route) && (!anchor || (anchors[route]?.some(({key}) => key === anchor) ?? true))
  const texts = fieldOf(value, "redirects") ? [] : textsOf(value)
  return texts.flatMap(({path, text}) =>
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

/** Redirects to no page, such as another redirect, or from an address that has an answer. */
export const checkRedirects = (value: unknown, routes: readonly string[]): ContentIssue[] => {
  const file = "data/redirects.json"
  const list = fieldOf(value, "redirects")
  const redirects = (Array.isArray(list) ? list : []).flatMap((entry, index) => {
    const {data} = redirectSchema.safeParse(entry)
    return data ? [{...data, path: ["redirects", index], source: oldAddress(data.from)}] : []
  })
  const pages = new Set([
    "/",
    ...languages.flatMap(language => routes.map(route => localizedPath(language, route))),
  ])
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
      issueAt(file, [...path, "to"], to, {
        en: "the address of a page of this site, which begins with its language, and no other redirect",
        es: "una página de este sitio con su idioma, como /es/experiences/, y no otra redirección",
      }),
    )
  const twice = redirects.map(({path, source}) => ({file, path: [...path, "from"], value: source}))
  return [...answered, ...lost, ...repeated(twice)]
}

/** Texts of a trip that other texts are made of: they name no price. */
const unpricedFields = /^(title|messagingTitle|imageAlt|photos|sight|facts|days|prices)$/

const braces = /\{+[^{}]*\}+|[{}]/g
const number = String.raw`((?:\d{1,3}(?:[.,’'\s]\d{3})+|\d+)(?:[.,]\d\d?(?!\d))?)`

/** `€62`, `EUR 1,400`, `1.400 €`, `62 euros`. */
const amount = new RegExp(
  String.raw`(?:€|(?<!\p{L})(?:euros?|EUR))\s*${number}|(?<![\d.,])${number}\s*(?:€|(?:euros?|EUR)(?!\p{L}))`,
  "giu",
)

const introduction = /(?<!\p{L})(?:from|desde|a partir de)\s+$/iu

/** Whole euros of a number in any spelling: 1400 of "1,400", "1.400", "1 400" and "1400.00". */
const eurosOf = (digits: string) =>
  Number(
    digits
      .trim()
      .replace(/[.,]\d\d?$/, "")
      .replace(/\D/g, ""),
  )

/** Amounts that repeat a trip's price or look like an old one; others, such as fees, are allowed. */
const writtenPrices = (text: string, price: unknown): string[] => {
  const plain = text.replaceAll("**", "")
  return [...plain.matchAll(amount)]
    .filter(
      ({1: before = "", 2: after = "", index}) =>
        eurosOf(before || after) === price || introduction.test(plain.slice(0, index)),
    )
    .map(([found]) => found)
}

/**
 * Placeholders that nothing fills, so that visitors would read them, and prices of a trip that are
 * written out, so that a change of the price would miss them.
 */
export const checkPrices = ({file, value}: DataFile): ContentIssue[] => {
  const price = file.startsWith("data/experiences/") ? fieldOf(value, "price") : undefined
  return wordsOf(value).flatMap(({path, text}) => {
    const isPriced = price !== undefined && !unpricedFields.test(String(path[0]))
    const unfilled = (text.match(braces) ?? []).filter(
      found => !isPriced || found !== pricePlaceholder,
    )
    const written = price === undefined ? [] : writtenPrices(text, price)
    return [
      ...unfilled.map(found =>
        issueAt(
          file,
          path,
          found,
          isPriced
            ? {en: `${pricePlaceholder}, or no braces`, es: `${pricePlaceholder}, o ninguna llave`}
            : {en: "a text without { and }", es: "un texto sin { ni }"},
        ),
      ),
      ...written.map(found =>
        issueAt(file, path, found, {
          en: `${pricePlaceholder}, which stands for the price`,
          es: `${pricePlaceholder}, que representa el precio`,
        }),
      ),
    ]
  })
}

/** What makes such a sentence true: it is about those who come from abroad, or names what Colombians carry. */
const ofForeigners = /extranjer|exterior|de fuera|cédula|\bsi (no eres|vienes|llegas|los tuyos)\b/i

/**
 * What only foreigners need, told to everybody who reads Spanish: Colombians travel with their cédula, and
 * their plugs fit. The terms hold for all.
 *
 * @param texts - in Spanish
 */
export const checkSpanish = (file: string, texts: readonly Text[]): ContentIssue[] =>
  texts
    .flatMap(({path, text}) => text.split(/(?<=[.?!]) /).map(sentence => ({path, sentence})))
    .filter(({sentence}) => /pasaporte|adaptador/i.test(sentence) && !ofForeigners.test(sentence))
    .map(({path, sentence}) =>
      issueAt(file, path, sentence, {
        en: "who needs the passport or the adapter, as Colombians do not: “si vienes de fuera”, or “tu cédula o tu pasaporte”",
        es: "quién necesita el pasaporte o el adaptador, pues quien es de Colombia no: “si vienes de fuera”, o “tu cédula o tu pasaporte”",
      }),
    )
