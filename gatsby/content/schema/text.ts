import {z} from "zod"
import {type Language, languages} from "../../../src/i18n/languages"
import {parseMarkup, plainText} from "../../../src/lib/text/markup"
import {expected, expects, type Sentence} from "../issue"
import {type LinkTarget, meta} from "./meta"

/** The message where a value is of another type or missing; limits keep zod's own. */
export const expectsType = (sentence: Sentence) => ({
  error: ({code}: {code?: string}) => (code === "invalid_type" ? expected(sentence) : undefined),
})

const markup = {
  format: {
    en: "no HTML, and no Markdown but **bold** and links: [SIC](https://www.sic.gov.co)",
    es: "nada de HTML ni de Markdown, salvo la **negrita** y los enlaces: [SIC](https://www.sic.gov.co)",
  },
  bold: {
    en: "** in pairs around the bold words",
    es: "** en pares alrededor de las palabras en negrita",
  },
  link: {
    en: "a link such as [SIC](https://www.sic.gov.co): words, and an https address or a path of this site without its language, such as /terms/",
    es: "un enlace como [SIC](https://www.sic.gov.co): palabras, y una dirección https o una ruta de este sitio sin el idioma, como /terms/",
  },
}

/** What is wrong with a line of inline markup, if anything: what its parser does not read. */
export const markupFault = (source: string): keyof typeof markup | undefined => {
  const isHtml = /[<>]|&[a-z#0-9]+;/i.test(plainText(source))
  if (isHtml || /`|(^|\s)__/.test(source)) return "format"
  const parts = source.split("**")
  const isEmpty = parts.some((text, index) => index % 2 === 1 && text.trim() === "")
  if (isEmpty || parts.length % 2 === 0 || /\*{3,}/.test(source)) return "bold"
  const isUnread = parseMarkup(source).some(({text}) => text.includes("]("))
  return isUnread || /\[\s*\]\(/.test(source) ? "link" : undefined
}

/** Control and format characters of pasted texts: they break search, XML or addresses. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u

const text = ({min, max}: {min: number; max: number}) =>
  z
    .string(expectsType({en: "a text", es: "un texto"}))
    .min(
      min,
      expects(
        min === 1
          ? {en: "a text that is not empty", es: "un texto que no esté vacío"}
          : {en: `at least ${min} characters`, es: `al menos ${min} caracteres`},
      ),
    )
    .max(max, expects({en: `at most ${max} characters`, es: `como máximo ${max} caracteres`}))
    .refine(
      line => line === line.trim(),
      expects({
        en: "a text without blanks at its ends",
        es: "un texto sin espacios al comienzo ni al final",
      }),
    )
    .refine(
      line => !invisible.test(line),
      expects({
        en: "one line of visible characters: retype the text instead of pasting it",
        es: "una sola línea de caracteres visibles: escribe el texto de nuevo en vez de pegarlo",
      }),
    )

/** One line of plain text, from its shortest to its longest in characters. */
export const line = ({min = 1, max = 200}: {min?: number; max?: number} = {}) =>
  text({min, max}).refine(
    line => !/[<>]/.test(line),
    expects({en: "plain words, without < or >", es: "texto sin formato, sin < ni >"}),
  )

/** Text that may hold **bold** parts and links; its markup counts among its characters. */
export const richText = ({max = 1200}: {max?: number} = {}) =>
  text({min: 1, max}).superRefine((line, context) => {
    const fault = markupFault(line)
    if (fault) context.addIssue({code: "custom", message: expected(markup[fault])})
  })

export const wholeNumber = (min: number, max: number) =>
  z
    .int(expectsType({en: "a whole number", es: "un número entero"}))
    .min(min)
    .max(max)

/** For `superRefine` of an object: of two of its numbers, the later is no lower. */
export const inOrder =
  (first: string, later: string) => (value: object, context: z.RefinementCtx) => {
    const {[first]: from = 0, [later]: to = from} = value as Record<string, number>
    const sentence = {en: `no less than “${first}”`, es: "un número no menor que el anterior"}
    if (from > to) context.addIssue({code: "custom", path: [later], message: expected(sentence)})
  }

export const decimal = (min: number, max: number) => z.number().min(min).max(max)

export const noneTwice = expects({
  en: "a list without repeated entries",
  es: "una lista sin elementos repetidos",
})

export const areDistinct = (names: readonly unknown[]) => new Set(names).size === names.length

/** A list that has an entry where it stands at all, and no text twice. */
export const list = <Item extends z.ZodType>(
  item: Item,
  {min = 1, max}: {min?: number; max?: number} = {},
) => {
  const items = z.array(item).min(min).refine(areDistinct, noneTwice)
  return max === undefined ? items : items.max(max)
}

export const matching = (pattern: RegExp, sentence: Sentence) =>
  z.string().regex(pattern, expects(sentence))

/** Slug: a folder in data/ and the last part of an address. */
export const slug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  en: "lower-case letters, digits and single hyphens",
  es: "minúsculas, dígitos y guiones, sin dos guiones seguidos",
})

/** Key of a list entry, unique in its list. */
export const key = matching(/^[a-z]+(-[a-z]+)*$/, {
  en: "lower-case words joined by hyphens",
  es: "palabras en minúsculas unidas por guiones",
})

/** The same text in every language: `{ "en": …, "es": … }`. */
export const bilingual = <Words extends z.ZodType>(words: Words) =>
  z
    .strictObject(
      Object.fromEntries(languages.map(language => [language, words])) as Record<Language, Words>,
    )
    .register(meta, {directive: "@localized", isLocalized: true})

export const bilingualLine = (limits?: Parameters<typeof line>[0]) => bilingual(line(limits))

export const bilingualText = (limits?: Parameters<typeof richText>[0]) =>
  bilingual(richText(limits))

/** A list in every language, with the same number of lines. */
export const bilingualList = (item: z.ZodType<string, string>) =>
  bilingual(z.array(item).min(1).max(30)).refine(
    list => new Set(languages.map(language => list[language].length)).size === 1,
    expects({
      en: "the same number of entries in every language",
      es: "el mismo número de elementos en cada idioma",
    }),
  )

/** A day of any year, the 29th of February among them. */
export const monthDay = matching(
  /^((0[1-9]|1[0-2])-(0[1-9]|[12]\d)|(0[13-9]|1[0-2])-30|(0[13578]|1[02])-31)$/,
  {en: "a month and day, such as 06-15", es: "un mes y un día, como 06-15"},
)

export const date = z.iso.date(
  expects({en: "a date such as 2026-11-23", es: "una fecha como 2026-11-23"}),
)

const expectsWebAddress = expects({en: "an https:// address", es: "una dirección https://"})

export const webAddress = z
  .url({protocol: /^https$/, ...expectsWebAddress})
  .refine(address => !/[<>"'\s]/.test(address), expectsWebAddress)

/** Types that Gatsby links by slug. */
const isLinked = (to: LinkTarget) => to === "Experience" || to === "Region"

/** A reference to another entry of data/. `check-links.ts`, not the schema, looks for it. */
export const link = (to: LinkTarget) =>
  line().register(meta, {
    // An activity has a resolver. Of the others pages ask for what shows them, not for their names.
    type: isLinked(to) || to === "Activity" ? to : "String",
    link: to,
    directive: isLinked(to) ? '@link(by: "slug")' : undefined,
  })
