import {z} from "zod"
import {type Language, languages} from "../../../src/i18n/languages"
import {markupFault} from "../../../src/lib/text/markup"
import type {Code} from "../fault"
import {graphql, type LinkTarget} from "./graphql"

/**
 * Lets a rule of a schema name its fault: the message of zod's issue is the code, its limits are the
 * values (`check-schema.ts`).
 */
export const expects = (code: Code) => ({error: code})

const isPadded = (text: string) => text !== text.trim()

/**
 * Forbidden characters: control characters; zero-width characters such as soft hyphens, which break
 * the search; lone surrogates, at which encodeURIComponent throws; noncharacters, which XML
 * forbids; and direction marks, so that a text reads as it is stored (Unicode TR 36).
 */
const invisible =
  /[\p{Cc}\u00ad\u200b\u2060\ufeff\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** One line of plain text, from its shortest to its longest in characters. */
export const line = ({min = 1, max = 200}: {min?: number; max?: number} = {}) =>
  z
    .string()
    .min(min, expects(min > 1 ? "characters-min" : "not-empty"))
    .max(max, expects("characters-max"))
    .refine(text => !isPadded(text), expects("padded"))
    .refine(text => !/[<>\n]/.test(text), expects("plain-line"))
    .refine(text => !invisible.test(text), expects("invisible"))

/** Text that may hold **bold** parts and links; its markup counts among its characters. */
export const richText = ({max = 1200}: {max?: number} = {}) =>
  line({max}).superRefine((text, context) => {
    const fault = markupFault(text)
    if (fault) context.addIssue({code: "custom", message: fault})
  })

/** Slug: a folder in data/ and the last part of an address. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, expects("slug"))

/** Key of a list entry, unique in its list. */
export const key = z.string().regex(/^[a-z]+(-[a-z]+)*$/, expects("key"))

/** The same text in every language: `{ "en": …, "es": … }`. */
export const bilingual = <Words extends z.ZodType>(words: Words) =>
  z
    .strictObject(
      Object.fromEntries(languages.map(language => [language, words])) as Record<Language, Words>,
    )
    .register(graphql, {directive: "@localized", isLocalized: true})

/** A line, in every language. */
export const words = (limits?: Parameters<typeof line>[0]) => bilingual(line(limits))

/** Text that may hold bold parts, in every language. */
export const richWords = (limits?: Parameters<typeof richText>[0]) => bilingual(richText(limits))

/** A list in every language, with the same number of lines. */
export const bilingualList = (
  item: z.ZodType<string, string>,
  {min = 1, max = 30}: {min?: number; max?: number} = {},
) =>
  bilingual(z.array(item).min(min, expects("entries-min")).max(max, expects("entries-max"))).refine(
    list => new Set(languages.map(language => list[language].length)).size === 1,
    {
      ...expects("same-entries"),
      when: ({value}) => {
        const list = value as Record<string, unknown> | null
        return languages.every(language => Array.isArray(list?.[language]))
      },
    },
  )

/** A day of any year, the 29th of February among them. */
export const monthDay = z
  .string()
  .regex(
    /^((0[1-9]|1[0-2])-(0[1-9]|[12]\d)|(0[13-9]|1[0-2])-30|(0[13578]|1[02])-31)$/,
    expects("month-day"),
  )

/** A day, as YYYY-MM-DD. */
export const date = z.iso.date(expects("date"))

/** An address of another site. */
export const webAddress = z
  .url({protocol: /^https$/, ...expects("https")})
  .refine(text => !/[<>"'\s]/.test(text), expects("https"))

/** Types that Gatsby links by slug; others need a resolver. */
const bySlug: Partial<Record<LinkTarget, string>> = {
  Experience: '@link(by: "slug")',
  Region: '@link(by: "slug")',
}

/** A reference to another entry of data/. `checkLinks`, not the schema, checks that it exists. */
export const link = (to: LinkTarget) =>
  line().register(graphql, {
    // Pages ask for what shows it, not for the name of a photograph.
    type: to === "Photo" ? "String" : to,
    link: to,
    directive: bySlug[to],
  })
